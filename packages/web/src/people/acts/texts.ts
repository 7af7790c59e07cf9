import type { Language } from '@samsara/engine/texts';
import type { Act } from '@samsara/protocol';
import { settings } from '../../settings/settings.ts';

/** What is told of an act: who did it, if somebody did, whom it concerns, and what was changed or said. */
type Telling = (told: { readonly by: string; readonly about: string; readonly rest: string }) => string;

export interface ActWords {
  readonly title: string;
  /** Who does something and has no seat. */
  readonly host: string;
  readonly wholeTable: string;
  readonly understood: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly acts: Readonly<Record<Act['what'], Telling>>;
}

export const ACT_WORDS: Readonly<Record<Language, ActWords>> = {
  en: {
    title: 'At this table',
    host: 'The host',
    wholeTable: 'The table',
    understood: 'Understood',
    settings: {
      public: 'who finds the table',
      spectators: 'who may watch',
      chat: 'chat',
      absence: 'what happens when somebody is away',
      days: 'days for a move',
      newcomers: 'who may join later',
    },
    acts: {
      removed: ({ by, about }) => `${by} removed ${about} from the table.`,
      'voted-out': ({ about }) => `All others removed ${about} from the game.`,
      readmitted: ({ by }) => `${by} lets somebody come back who had been removed.`,
      left: ({ about }) => `${about} has left the game.`,
      'left-out': ({ about }) => `${about} is not in this game.`,
      freed: ({ about }) => `${about} was not ready, so the seat is free again.`,
      host: ({ about }) => `${about} is the host now.`,
      'handed-on': ({ by, about }) =>
        `${by} gave the seat of ${about} to somebody who came back by the link.`,
      bot: ({ by }) => `${by} changed the bots.`,
      opened: ({ by }) => `${by} made a seat free.`,
      options: ({ by }) => `${by} changed the rules of this game.`,
      settings: ({ by, rest }) => `${by} changed: ${rest}.`,
      clock: () => 'The table has a clock from now on.',
      late: ({ about }) => `Time ran out for ${about}.`,
      'short-time': ({ about }) =>
        `Time ran out for ${about} a second time. From now on ${about} has 20 seconds for each decision.`,
      'bot-plays': ({ about }) =>
        `Time ran out for ${about} three times in a row. A bot plays until ${about} takes over again.`,
      aborted: () => 'The game was broken off.',
      'operator-closed': ({ rest }) => `The operator has closed this table: ${rest}`,
      'operator-says': ({ rest }) => `The operator says: ${rest}`,
    },
  },
  de: {
    title: 'An diesem Tisch',
    host: 'Die Leitung',
    wholeTable: 'Der Tisch',
    understood: 'Verstanden',
    settings: {
      public: 'wer den Tisch findet',
      spectators: 'wer zusehen darf',
      chat: 'Chat',
      absence: 'was geschieht, wenn jemand weg ist',
      days: 'Tage je Zug',
      newcomers: 'wer später dazukommen darf',
    },
    acts: {
      removed: ({ by, about }) => `${by} hat ${about} vom Tisch entfernt.`,
      'voted-out': ({ about }) => `Alle anderen haben ${about} aus dem Spiel entfernt.`,
      readmitted: ({ by }) => `${by} lässt jemanden wieder herein, der entfernt worden war.`,
      left: ({ about }) => `${about} hat das Spiel verlassen.`,
      'left-out': ({ about }) => `${about} spielt dieses Mal nicht mit.`,
      freed: ({ about }) => `${about} war nicht bereit, der Platz ist wieder frei.`,
      host: ({ about }) => `${about} leitet jetzt den Tisch.`,
      'handed-on': ({ by, about }) =>
        `${by} hat den Platz von ${about} jemandem gegeben, der über den Link zurückkam.`,
      bot: ({ by }) => `${by} hat die Bots geändert.`,
      opened: ({ by }) => `${by} hat einen Platz frei gemacht.`,
      options: ({ by }) => `${by} hat die Regeln dieses Spiels geändert.`,
      settings: ({ by, rest }) => `${by} hat geändert: ${rest}.`,
      clock: () => 'Der Tisch hat ab jetzt eine Uhr.',
      late: ({ about }) => `Für ${about} ist die Zeit abgelaufen.`,
      'short-time': ({ about }) =>
        `Für ${about} ist die Zeit zum zweiten Mal abgelaufen. Ab jetzt hat ${about} 20 Sekunden je Entscheidung.`,
      'bot-plays': ({ about }) =>
        `Für ${about} ist die Zeit dreimal hintereinander abgelaufen. Ein Bot spielt, bis ${about} wieder übernimmt.`,
      aborted: () => 'Das Spiel wurde abgebrochen.',
      'operator-closed': ({ rest }) => `Der Betreiber hat diesen Tisch geschlossen: ${rest}`,
      'operator-says': ({ rest }) => `Der Betreiber sagt: ${rest}`,
    },
  },
  fr: {
    title: 'À cette table',
    host: 'L’hôte',
    wholeTable: 'La table',
    understood: 'Compris',
    settings: {
      public: 'qui trouve la table',
      spectators: 'qui peut regarder',
      chat: 'discussion',
      absence: 'ce qui se passe quand quelqu’un s’absente',
      days: 'jours par coup',
      newcomers: 'qui peut arriver plus tard',
    },
    acts: {
      removed: ({ by, about }) => `${by} a retiré ${about} de la table.`,
      'voted-out': ({ about }) => `Tous les autres ont retiré ${about} de la partie.`,
      readmitted: ({ by }) => `${by} laisse revenir quelqu’un qui avait été retiré.`,
      left: ({ about }) => `${about} a quitté la partie.`,
      'left-out': ({ about }) => `${about} n’est pas de cette partie.`,
      freed: ({ about }) => `${about} n’était pas prêt : la place est de nouveau libre.`,
      host: ({ about }) => `${about} est maintenant l’hôte.`,
      'handed-on': ({ by, about }) =>
        `${by} a donné la place de ${about} à quelqu’un qui est revenu par le lien.`,
      bot: ({ by }) => `${by} a changé les robots.`,
      opened: ({ by }) => `${by} a libéré une place.`,
      options: ({ by }) => `${by} a changé les règles de cette partie.`,
      settings: ({ by, rest }) => `${by} a changé : ${rest}.`,
      clock: () => 'La table a désormais une horloge.',
      late: ({ about }) => `Le temps de ${about} est écoulé.`,
      'short-time': ({ about }) =>
        `Le temps de ${about} est écoulé pour la deuxième fois. ${about} a désormais 20 secondes par décision.`,
      'bot-plays': ({ about }) =>
        `Le temps de ${about} s’est écoulé trois fois de suite. Un robot joue jusqu’à ce que ${about} reprenne la main.`,
      aborted: () => 'La partie a été interrompue.',
      'operator-closed': ({ rest }) => `L’exploitant a fermé cette table : ${rest}`,
      'operator-says': ({ rest }) => `L’exploitant dit : ${rest}`,
    },
  },
};

export function useActWords(): ActWords {
  return ACT_WORDS[settings.value.language];
}

/** The sentence about one act. */
export function actText({ what, by, about = '', changed = [], text = '' }: Act, words: ActWords): string {
  const doer = by ?? (what === 'handed-on' ? words.wholeTable : words.host);
  const names = changed.map((key) => words.settings[key] ?? key);
  return words.acts[what]({ by: doer, about, rest: text || names.join(', ') });
}
