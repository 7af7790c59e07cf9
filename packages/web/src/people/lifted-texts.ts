import type { Language } from '@samsara/engine/texts';
import { settings } from '../settings/settings.ts';

/** Sentences about a game that moves from a device to the server. */
export interface LiftedWords {
  readonly invite: string;
  readonly inviteExplains: string;
  /** Several people play at the device. */
  readonly othersJoin: string;
  readonly moveGame: string;
  readonly moving: string;
  readonly shuffledOnDevice: string;
  /** To whoever comes later to a game that was dealt at the server. */
  readonly shuffledBefore: string;
  readonly takeSeat: string;
  readonly takeSeatExplains: string;
  playFor(name: string): string;
  readonly justWatch: string;
}

export const LIFTED_WORDS: Readonly<Record<Language, LiftedWords>> = {
  en: {
    invite: 'Invite somebody to this game',
    inviteExplains:
      'The game moves to the server as it stands, with its cards and its clock. Whoever has the link can take the seat of a bot.',
    othersJoin:
      'Whoever else plays at this device joins by the link. Until you go on, the game pauses; then bots play for whoever is missing.',
    moveGame: 'Move the game and get the link',
    moving: 'Moving the game …',
    shuffledOnDevice:
      'The cards of this game were shuffled on a device before the table came to the server. Afterwards anybody can check that every card follows from that shuffle, but nobody else saw it promised before the deal, and that device could know the cards.',
    shuffledBefore:
      'The cards were shuffled before you came, with the shares of those who were there. You add none; afterwards the record says from which move on you played.',
    takeSeat: 'Take a seat',
    takeSeatExplains: 'You are invited: play on for one of the bots, with its cards.',
    playFor: (name) => `Play on for ${name}`,
    justWatch: 'Just watch',
  },
  de: {
    invite: 'Jemanden zu diesem Spiel einladen',
    inviteExplains:
      'Das Spiel zieht auf den Server um, wie es steht, mit Karten und Uhr. Wer den Link hat, kann den Platz eines Bots übernehmen.',
    othersJoin:
      'Wer sonst an diesem Gerät spielt, kommt über den Link dazu. Bis du weiterspielst, macht das Spiel Pause; dann spielen Bots für alle, die fehlen.',
    moveGame: 'Spiel umziehen und Link holen',
    moving: 'Das Spiel zieht um …',
    shuffledOnDevice:
      'Die Karten dieses Spiels wurden auf einem Gerät gemischt, bevor der Tisch auf den Server kam. Hinterher lässt sich nachprüfen, dass jede Karte aus dieser Mischung folgt; vor dem Geben hat sie aber sonst niemand versprochen bekommen, und jenes Gerät konnte die Karten kennen.',
    shuffledBefore:
      'Gemischt wurde, bevor du kamst, mit den Anteilen derer, die da waren. Du gibst keinen dazu; hinterher sagt die Aufzeichnung, ab welchem Zug du gespielt hast.',
    takeSeat: 'Platz nehmen',
    takeSeatExplains: 'Du bist eingeladen: Spiel für einen der Bots weiter, mit seinen Karten.',
    playFor: (name) => `Für ${name} weiterspielen`,
    justWatch: 'Nur zusehen',
  },
  fr: {
    invite: 'Inviter quelqu’un à cette partie',
    inviteExplains:
      'La partie passe sur le serveur telle quelle, avec ses cartes et son horloge. Qui a le lien peut prendre la place d’un robot.',
    othersJoin:
      'Les autres joueurs de cet appareil rejoignent la table par le lien. La partie reste en pause jusqu’à ce que vous repreniez ; des robots jouent alors pour les absents.',
    moveGame: 'Déplacer la partie et obtenir le lien',
    moving: 'La partie se déplace…',
    shuffledOnDevice:
      'Les cartes de cette partie ont été mélangées sur un appareil avant que la table n’arrive sur le serveur. On pourra vérifier après coup que chaque carte découle de ce mélange, mais personne d’autre n’en avait vu l’engagement avant la donne, et cet appareil pouvait connaître les cartes.',
    shuffledBefore:
      'Les cartes ont été mélangées avant votre arrivée, avec la part de chaque personne présente. Vous n’en ajoutez pas ; le relevé dira ensuite à partir de quel coup vous avez joué.',
    takeSeat: 'Prendre une place',
    takeSeatExplains: 'Vous êtes invité : reprenez le jeu d’un des robots, avec ses cartes.',
    playFor: (name) => `Jouer à la place de ${name}`,
    justWatch: 'Seulement regarder',
  },
};

export function useLiftedWords(): LiftedWords {
  return LIFTED_WORDS[settings.value.language];
}
