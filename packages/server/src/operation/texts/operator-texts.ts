import type { Language } from '@samsara/engine/texts';

/** What `samsara-server operator` says. */
export interface OperatorCommandTexts {
  readonly help: string;
  readonly usage: (command: string) => string;
  readonly link: (role: string, link: string, minutes: number) => string;
  readonly nobody: string;
  readonly nothing: string;
  readonly done: string;
  readonly notThere: string;
  readonly badTime: string;
  readonly badRange: string;
  readonly badLimit: (name: string, least: number, most: number) => string;
  readonly unknownLimit: (name: string) => string;
  readonly limit: (value: number, configured: number) => string;
  readonly whole: (lines: number, last: string) => string;
  readonly broken: (line: number) => string;
  readonly until: (when: string) => string;
  readonly untilLifted: string;
}

const COMMANDS = `samsara-server operator add operator|moderator
samsara-server operator roles
samsara-server operator remove PERSON
samsara-server operator reports
samsara-server operator settle REPORT acted|nothing|unfounded
samsara-server operator people NAME
samsara-server operator warn PERSON REASON
samsara-server operator mute PERSON TIME REASON
samsara-server operator ban PERSON TIME|always REASON
samsara-server operator ban-range ADDRESS/BITS TIME REASON
samsara-server operator sanctions
samsara-server operator lift SANCTION REASON
samsara-server operator close TABLE REASON
samsara-server operator message TIME [de=TEXT] [en=TEXT] [fr=TEXT]
samsara-server operator message off
samsara-server operator drain on|off [NODE]
samsara-server operator limits [NAME VALUE|default]
samsara-server operator log [--verify]
`;

const en: OperatorCommandTexts = {
  help: `${COMMANDS}
  Order in the house, also while the server runs: it hears of it within seconds. TIME is such as 30m, 12h or 7d.
  add gives out a link that is good once, for half an hour: whoever opens it with a passkey gets the role.
  Everything that is done is a line in a log that cannot be changed; log --verify works its links out again.`,
  usage: (command) => `“operator ${command}” is not a command. See operator --help.`,
  link: (role, link, minutes) =>
    `Whoever opens this link with a passkey is ${role}; it works once, for ${minutes} minutes:\n${link}`,
  nobody: 'Nobody has a role yet. See operator add.',
  nothing: 'There is nothing.',
  done: 'Done.',
  notThere: 'There is nothing of that name, or it does not hold any more.',
  badTime: 'The time must be such as 30m, 12h or 7d: five years at most, a message seven days.',
  badRange: 'The range must be such as 192.0.2.0/24 or 2001:db8::/48: at least 16 bits, or 32 of IPv6.',
  badLimit: (name, least, most) => `${name} must be a whole number from ${least} to ${most}.`,
  unknownLimit: (name) => `There is no limit “${name}” that can be changed.`,
  limit: (value, configured) => `${value} (configured: ${configured})`,
  whole: (lines, last) => `All ${lines} lines follow from each other. The last link is ${last}.`,
  broken: (line) => `Line ${line} does not follow from the one before it.`,
  until: (when) => `until ${when}`,
  untilLifted: 'until lifted',
};

const de: OperatorCommandTexts = {
  help: `${COMMANDS}
  Ordnung im Haus, auch während der Server läuft: Er erfährt es in Sekunden. TIME ist etwa 30m, 12h oder 7d.
  add gibt einen Link aus, der einmal und eine halbe Stunde gilt: Wer ihn mit einem Passkey öffnet, bekommt die Rolle.
  Alles, was geschieht, ist eine Zeile in einem Protokoll, das sich nicht ändern lässt; log --verify rechnet es nach.`,
  usage: (command) => `„operator ${command}“ gibt es nicht. Siehe operator --help.`,
  link: (role, link, minutes) =>
    `Wer diesen Link mit einem Passkey öffnet, ist ${role}; er gilt einmal, ${minutes} Minuten lang:\n${link}`,
  nobody: 'Noch hat niemand eine Rolle. Siehe operator add.',
  nothing: 'Da ist nichts.',
  done: 'Erledigt.',
  notThere: 'Unter diesem Namen gibt es nichts, oder es gilt nicht mehr.',
  badTime: 'Die Zeit muss etwa 30m, 12h oder 7d sein: höchstens fünf Jahre, eine Nachricht sieben Tage.',
  badRange:
    'Der Bereich muss etwa 192.0.2.0/24 oder 2001:db8::/48 sein: mindestens 16 Bit, bei IPv6 mindestens 32.',
  badLimit: (name, least, most) => `${name} muss eine ganze Zahl von ${least} bis ${most} sein.`,
  unknownLimit: (name) => `Eine Grenze „${name}“, die sich ändern lässt, gibt es nicht.`,
  limit: (value, configured) => `${value} (konfiguriert: ${configured})`,
  whole: (lines, last) => `Alle ${lines} Zeilen folgen aufeinander. Das letzte Glied ist ${last}.`,
  broken: (line) => `Zeile ${line} folgt nicht aus der vorigen.`,
  until: (when) => `bis ${when}`,
  untilLifted: 'bis es aufgehoben wird',
};

const fr: OperatorCommandTexts = {
  help: `${COMMANDS}
  L’ordre dans la maison, aussi pendant que le serveur tourne : il l’apprend en quelques secondes. TIME : 30m, 12h ou 7d.
  add donne un lien qui sert une fois, pendant une demi-heure : qui l’ouvre avec une clé d’accès reçoit le rôle.
  Tout ce qui est fait est une ligne d’un journal qui ne peut être changé ; log --verify en recalcule les maillons.`,
  usage: (command) => `« operator ${command} » n’existe pas. Voir operator --help.`,
  link: (role, link, minutes) =>
    `Qui ouvre ce lien avec une clé d’accès devient ${role} ; il sert une fois, pendant ${minutes} minutes :\n${link}`,
  nobody: 'Personne n’a encore de rôle. Voir operator add.',
  nothing: 'Il n’y a rien.',
  done: 'C’est fait.',
  notThere: 'Il n’y a rien de ce nom, ou cela ne vaut plus.',
  badTime: 'La durée doit être comme 30m, 12h ou 7d : cinq ans au plus, sept jours pour un message.',
  badRange: 'La plage doit être comme 192.0.2.0/24 ou 2001:db8::/48 : au moins 16 bits, ou 32 pour IPv6.',
  badLimit: (name, least, most) => `${name} doit être un nombre entier de ${least} à ${most}.`,
  unknownLimit: (name) => `Il n’y a pas de limite « ${name} » qui puisse être changée.`,
  limit: (value, configured) => `${value} (configuré : ${configured})`,
  whole: (lines, last) => `Les ${lines} lignes se suivent toutes. Le dernier maillon est ${last}.`,
  broken: (line) => `La ligne ${line} ne suit pas de la précédente.`,
  until: (when) => `jusqu’au ${when}`,
  untilLifted: 'jusqu’à ce que ce soit levé',
};

export const OPERATOR_TEXTS: Readonly<Record<Language, OperatorCommandTexts>> = { de, en, fr };
