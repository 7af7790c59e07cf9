import type { Refusal } from '../../kernel/game.ts';
import type { GameTexts, Names, TextsByLanguage } from '../../texts/game-texts.ts';
import { type Event, META, type Move, type View } from './rules.ts';

/** What one language says; the rest is the same in all. */
interface Words {
  readonly name: string;
  readonly about: string;
  readonly you: string;
  readonly players: readonly [name: string, explains: string];
  readonly handCards: readonly [name: string, explains: string];
  readonly refusals: Readonly<Record<string, string>>;
  readonly plays: (card: string) => string;
  readonly played: (who: string, card: string) => string;
  readonly took: (who: string) => string;
  readonly asks: (who: string) => string;
  readonly hand: (cards: string) => string;
  readonly points: (who: string, points: number) => string;
  readonly ending: string;
  readonly rules: readonly [string, string, string, string];
}

function textsOf(words: Words): GameTexts<Move, Event, View> {
  const called = ({ seats, you }: Names, seat: number) => (seat === you ? words.you : seats[seat]);
  const card = (kind: number) => String(kind + 1);
  const [rule1, rule2, rule3, rule4] = words.rules;
  return {
    name: words.name,
    about: words.about,
    cards: Object.fromEntries(META.cards.map((id, kind) => [id, card(kind)])),
    options: {
      players: { name: words.players[0], explains: words.players[1] },
      hand_cards: { name: words.handCards[0], explains: words.handCards[1] },
    },
    refusal: ({ code }: Refusal) => words.refusals[code],
    move: (move) => words.plays(card(move.card)),
    event: (event, names) =>
      event.type === 'took'
        ? words.took(called(names, event.seat))
        : words.played(called(names, event.seat), card(event.card)),
    asks: ({ turn }, names) => words.asks(called(names, turn)),
    table: ({ hand, points }, names) => [
      words.hand(hand.map(card).join(' ')),
      ...points.map((count, seat) => words.points(called(names, seat), count)),
    ],
    endings: { counted: words.ending },
    rules: { 'HC-1': rule1, 'HC-2': rule2, 'HC-3': rule3, 'HC-4': rule4 },
  };
}

export const texts: TextsByLanguage<GameTexts<Move, Event, View>> = {
  en: textsOf({
    name: 'High Card',
    about: 'Play the highest card of each trick.',
    you: 'You',
    players: ['Players', 'How many play.'],
    handCards: ['Cards', 'How many cards everybody is dealt.'],
    refusals: {
      unreadable: 'This is no move.',
      'unknown-card': 'There is no such card.',
      'no-such-seat': 'There is no such seat.',
      'not-your-turn': 'It is not your turn.',
      'not-in-hand': 'You do not hold this card.',
      'is-over': 'The game is over.',
    },
    plays: (card) => `Play ${card}`,
    played: (who, card) => `${who}: ${card}.`,
    took: (who) => `The trick goes to: ${who}.`,
    asks: (who) => `To play: ${who}.`,
    hand: (cards) => `Hand: ${cards}.`,
    points: (who, points) => `${who}: points ${points}.`,
    ending: 'All cards are played.',
    rules: [
      'Everybody is dealt a hand.',
      'In turn everybody plays a card.',
      'The highest card takes a point and leads.',
      'Most points win.',
    ],
  }),
  de: textsOf({
    name: 'Hohe Karte',
    about: 'Spiel die höchste Karte jedes Stichs.',
    you: 'Du',
    players: ['Spieler', 'Wie viele mitspielen.'],
    handCards: ['Karten', 'Wie viele Karten alle bekommen.'],
    refusals: {
      unreadable: 'Das ist kein Zug.',
      'unknown-card': 'Diese Karte gibt es nicht.',
      'no-such-seat': 'Diesen Platz gibt es nicht.',
      'not-your-turn': 'Du bist nicht an der Reihe.',
      'not-in-hand': 'Diese Karte hast du nicht.',
      'is-over': 'Die Partie ist vorbei.',
    },
    plays: (card) => `${card} spielen`,
    played: (who, card) => `${who} mit ${card}.`,
    took: (who) => `Der Stich geht an: ${who}.`,
    asks: (who) => `An der Reihe: ${who}.`,
    hand: (cards) => `Auf der Hand: ${cards}.`,
    points: (who, points) => `${who}: Punkte ${points}.`,
    ending: 'Alle Karten sind gespielt.',
    rules: [
      'Alle bekommen eine Hand.',
      'Reihum spielen alle eine Karte.',
      'Die höchste Karte bekommt einen Punkt und spielt aus.',
      'Die meisten Punkte gewinnen.',
    ],
  }),
  fr: textsOf({
    name: 'Carte haute',
    about: 'Jouez la plus haute carte de chaque pli.',
    you: 'Vous',
    players: ['Joueurs', 'Combien jouent.'],
    handCards: ['Cartes', 'Combien de cartes chacun reçoit.'],
    refusals: {
      unreadable: 'Ce n’est pas un coup.',
      'unknown-card': 'Cette carte n’existe pas.',
      'no-such-seat': 'Cette place n’existe pas.',
      'not-your-turn': 'Ce n’est pas votre tour.',
      'not-in-hand': 'Vous n’avez pas cette carte.',
      'is-over': 'La partie est finie.',
    },
    plays: (card) => `Jouer ${card}`,
    played: (who, card) => `${who} joue ${card}.`,
    took: (who) => `Le pli va à ${who}.`,
    asks: (who) => `À jouer par ${who}.`,
    hand: (cards) => `En main, ${cards}.`,
    points: (who, points) => `${who}, points ${points}.`,
    ending: 'Toutes les cartes sont jouées.',
    rules: [
      'Chacun reçoit une main.',
      'À tour de rôle, chacun joue une carte.',
      'La plus haute carte prend un point et entame.',
      'Le plus de points gagne.',
    ],
  }),
};
