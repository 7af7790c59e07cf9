import type { Language } from '@samsara/engine/texts';
import type { HookForm, NoticeKind } from '@samsara/protocol';
import { settings } from '../settings/settings.ts';

/** What the page says about messages that come while it is closed. */
export interface NoticeWords {
  readonly title: string;
  readonly explains: string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly isOn: string;
  readonly others: (devices: number) => string;
  readonly asksNext: string;
  readonly cannot: string;
  readonly denied: string;
  readonly serverCannot: string;
  readonly failed: string;
  readonly kinds: Readonly<Record<NoticeKind, string>>;
  readonly about: string;
  readonly quiet: string;
  readonly quietExplains: string;
  readonly from: string;
  readonly until: string;
  readonly elsewhere: string;
  readonly feed: string;
  readonly feedExplains: string;
  readonly makeFeed: string;
  readonly makeFeedAnew: string;
  readonly endFeed: string;
  readonly copyNow: string;
  readonly atom: string;
  readonly calendar: string;
  readonly copy: string;
  readonly copied: string;
  readonly hook: string;
  readonly hookExplains: string;
  readonly hookAddress: string;
  readonly hookForm: string;
  readonly forms: Readonly<Record<HookForm, string>>;
  readonly keep: string;
  readonly remove: string;
  readonly goesTo: (form: string, host: string) => string;
  readonly test: string;
  readonly tested: string;
  readonly offer: string;
  readonly offerExplains: string;
  readonly yes: string;
  readonly no: string;
}

const FORMS = { discord: 'Discord', slack: 'Slack', matrix: 'Matrix (hookshot)', ntfy: 'ntfy' };

export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    title: 'Messages while the page is closed',
    explains:
      'At most one for each table until you look at it. They name the game and the people, never a card.',
    turnOn: 'Turn on for this device',
    turnOff: 'Turn off here',
    isOn: 'Messages come to this device.',
    others: (devices) => (devices === 1 ? '1 device gets them.' : `${devices} devices get them.`),
    asksNext: 'Your browser will ask whether Samsara may show messages.',
    cannot: 'This browser cannot show messages. On an iPhone or iPad, put Samsara on the home screen first.',
    denied: 'Messages of this page are blocked. You can allow them in the settings of your browser.',
    serverCannot: 'This server sends no push messages.',
    failed: 'The browser could not be reached for messages. Try again later.',
    about: 'Tell me',
    kinds: {
      turn: 'when it is my turn',
      nearly: 'when my time is nearly over',
      over: 'when a game is over',
      invited: 'when somebody invites me',
    },
    quiet: 'Quiet hours',
    quietExplains: 'What happens meanwhile is told afterwards, if it is still true.',
    from: 'from',
    until: 'until',
    elsewhere: 'Without push messages',
    feed: 'Feed and calendar',
    feedExplains:
      'Whoever has the link can read where it is your turn and until when. Nobody sees a card by it.',
    makeFeed: 'Make a secret link',
    makeFeedAnew: 'Make a new link',
    endFeed: 'End the link',
    copyNow: 'Copy it now: it is shown this once.',
    atom: 'Feed (Atom)',
    calendar: 'Calendar (iCal)',
    copy: 'Copy',
    copied: 'Copied',
    hook: 'Web hook',
    hookExplains: 'Messages are also sent to this address. Only https, only addresses that are public.',
    hookAddress: 'Address',
    hookForm: 'Form',
    forms: { json: 'Plain JSON', ...FORMS },
    keep: 'Keep',
    remove: 'Remove',
    goesTo: (form, host) => `${form}, to ${host}`,
    test: 'Send me a test',
    tested: 'The test is on its way.',
    offer: 'Tell me when it is my turn',
    offerExplains:
      'You can close this page and still hear when it is your turn. Your browser will ask whether Samsara may show messages; under Settings you choose which, and when not.',
    yes: 'Yes, tell me',
    no: 'No, thanks',
  },
  de: {
    title: 'Nachrichten, wenn die Seite zu ist',
    explains:
      'Höchstens eine für jeden Tisch, bis du hinschaust. Sie nennen das Spiel und die Leute, nie eine Karte.',
    turnOn: 'Auf diesem Gerät einschalten',
    turnOff: 'Hier ausschalten',
    isOn: 'Nachrichten kommen auf dieses Gerät.',
    others: (devices) => (devices === 1 ? '1 Gerät bekommt sie.' : `${devices} Geräte bekommen sie.`),
    asksNext: 'Dein Browser fragt gleich, ob Samsara Nachrichten zeigen darf.',
    cannot:
      'Dieser Browser kann keine Nachrichten zeigen. Auf iPhone und iPad lege Samsara zuerst auf den Home-Bildschirm.',
    denied:
      'Nachrichten dieser Seite sind gesperrt. In den Einstellungen deines Browsers kannst du sie erlauben.',
    serverCannot: 'Dieser Server sendet keine Push-Nachrichten.',
    failed: 'Der Browser war für Nachrichten nicht zu erreichen. Versuche es später noch einmal.',
    about: 'Sag mir',
    kinds: {
      turn: 'wenn ich am Zug bin',
      nearly: 'wenn meine Bedenkzeit bald um ist',
      over: 'wenn ein Spiel zu Ende ist',
      invited: 'wenn mich jemand einlädt',
    },
    quiet: 'Ruhezeit',
    quietExplains: 'Was inzwischen geschieht, wird danach gesagt, wenn es noch stimmt.',
    from: 'von',
    until: 'bis',
    elsewhere: 'Ohne Push-Nachrichten',
    feed: 'Feed und Kalender',
    feedExplains:
      'Wer den Link hat, kann lesen, wo du am Zug bist und bis wann. Eine Karte sieht dadurch niemand.',
    makeFeed: 'Geheimen Link machen',
    makeFeedAnew: 'Neuen Link machen',
    endFeed: 'Link beenden',
    copyNow: 'Kopiere ihn jetzt: Er wird nur dieses Mal gezeigt.',
    atom: 'Feed (Atom)',
    calendar: 'Kalender (iCal)',
    copy: 'Kopieren',
    copied: 'Kopiert',
    hook: 'Webhook',
    hookExplains: 'Nachrichten gehen auch an diese Adresse. Nur https, nur öffentliche Adressen.',
    hookAddress: 'Adresse',
    hookForm: 'Form',
    forms: { json: 'Schlichtes JSON', ...FORMS },
    keep: 'Behalten',
    remove: 'Entfernen',
    goesTo: (form, host) => `${form}, an ${host}`,
    test: 'Schick mir einen Test',
    tested: 'Der Test ist unterwegs.',
    offer: 'Sag mir, wenn ich am Zug bin',
    offerExplains:
      'Du kannst diese Seite schließen und erfährst trotzdem, wenn du am Zug bist. Dein Browser fragt, ob Samsara Nachrichten zeigen darf; unter Einstellungen wählst du, welche, und wann nicht.',
    yes: 'Ja, sag es mir',
    no: 'Nein, danke',
  },
  fr: {
    title: 'Messages quand la page est fermée',
    explains:
      'Un seul par table au plus, jusqu’à ce que vous regardiez. Ils nomment le jeu et les gens, jamais une carte.',
    turnOn: 'Activer sur cet appareil',
    turnOff: 'Désactiver ici',
    isOn: 'Les messages arrivent sur cet appareil.',
    others: (devices) =>
      devices < 2 ? `${devices} appareil les reçoit.` : `${devices} appareils les reçoivent.`,
    asksNext: 'Votre navigateur demandera si Samsara peut afficher des messages.',
    cannot:
      'Ce navigateur ne peut pas afficher de messages. Sur iPhone ou iPad, placez d’abord Samsara sur l’écran d’accueil.',
    denied:
      'Les messages de cette page sont bloqués. Vous pouvez les autoriser dans les réglages de votre navigateur.',
    serverCannot: 'Ce serveur n’envoie pas de messages push.',
    failed: 'Le navigateur n’a pas pu être joint pour les messages. Réessayez plus tard.',
    about: 'Me dire',
    kinds: {
      turn: 'quand c’est à moi de jouer',
      nearly: 'quand mon temps est presque écoulé',
      over: 'quand une partie est finie',
      invited: 'quand quelqu’un m’invite',
    },
    quiet: 'Heures calmes',
    quietExplains: 'Ce qui se passe entre-temps est dit après, si c’est encore vrai.',
    from: 'de',
    until: 'à',
    elsewhere: 'Sans messages push',
    feed: 'Flux et calendrier',
    feedExplains:
      'Qui a le lien peut lire où c’est à vous de jouer et jusqu’à quand. Personne n’y voit une carte.',
    makeFeed: 'Créer un lien secret',
    makeFeedAnew: 'Créer un nouveau lien',
    endFeed: 'Supprimer le lien',
    copyNow: 'Copiez-le maintenant : il n’est montré qu’une fois.',
    atom: 'Flux (Atom)',
    calendar: 'Calendrier (iCal)',
    copy: 'Copier',
    copied: 'Copié',
    hook: 'Webhook',
    hookExplains:
      'Les messages vont aussi à cette adresse. Seulement https, seulement des adresses publiques.',
    hookAddress: 'Adresse',
    hookForm: 'Forme',
    forms: { json: 'JSON simple', ...FORMS },
    keep: 'Garder',
    remove: 'Retirer',
    goesTo: (form, host) => `${form}, vers ${host}`,
    test: 'M’envoyer un essai',
    tested: 'L’essai est en route.',
    offer: 'Me dire quand c’est à moi',
    offerExplains:
      'Vous pouvez fermer cette page et savoir quand même quand c’est à vous de jouer. Votre navigateur demandera si Samsara peut afficher des messages ; dans les réglages, vous choisissez lesquels, et quand non.',
    yes: 'Oui, me le dire',
    no: 'Non, merci',
  },
};

export function useNoticeWords(): NoticeWords {
  return NOTICE_WORDS[settings.value.language];
}
