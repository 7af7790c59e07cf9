import {
  type Card,
  fastRandom,
  type GamePack,
  type Outcome,
  type OutsideBoard,
  type PlayedGame,
} from '@samsara/engine';
import type { GameScreen, Preset } from '../../contract/board.ts';
import { settings } from '../../settings/settings.ts';
import { MANY, makeBoard, makeSeatDetail } from './board.tsx';
import { byHand } from './by-hand.ts';
import { describing, handOf } from './described.ts';
import { Back, makeFace } from './face.tsx';
import { finalScore } from './final-score.ts';
import { makeOwnBoard } from './own-board.tsx';
import { wholeLook } from './signs.ts';
import { OUTSIDE_WORDS, type OutsideWords } from './words.ts';

type OutsideScreen = GameScreen<unknown, unknown, unknown, unknown, unknown, OutsideWords>;

/** The screen of a game that the page does not know, from its rules, its texts and what it says of its table. */
export function outsideScreen(
  { game, texts, describer }: GamePack,
  board: OutsideBoard<HTMLElement> | null,
): OutsideScreen {
  const describe = describing(game, describer);
  const { use, attempt, flights } = byHand(game, describe, describer);
  const Generic = makeBoard(describe, ({ view, names, language }) => texts[language].table(view, names));
  const ids = game.meta.cards;
  const nameOf = (card: Card) => texts[settings.value.language].cards[ids[card]] ?? '';
  return {
    game,
    isFromOutside: true,
    Face: makeFace((card) => wholeLook(describer?.looks[ids[card]], nameOf(card))),
    Back,
    hasRibbon: () => true,
    Board: board === null ? Generic : makeOwnBoard(board, Generic),
    SeatDetail: makeSeatDetail(describe),
    result: async () => ({ finalScore: (props) => finalScore(game.meta, props) }),
    hand: (view, seat) => {
      const hand = handOf(describe(view), seat);
      const cards = hand?.cards?.filter((card) => card !== null);
      return {
        cards: hand === undefined || cards?.length !== hand.count ? null : cards,
        count: hand?.count ?? null,
      };
    },
    use,
    attempt,
    asksItself: (_move, _view, _picks, possible) => possible.length >= MANY,
    staging: async () => ({ flights, pictured: (event) => cardsIn(event, ids.length) }),
    outcome: outcomeIn(game),
    texts: async (language) => texts[language],
    firstTexts: async (language) => texts[language],
    rules: async (language) => texts[language].rules,
    words: async (language) => OUTSIDE_WORDS[language],
    presets: [usualPreset(game)],
    presetTexts: async () => ({}),
  };
}

/** As the game is played where nobody has chosen anything. */
function usualPreset({ meta }: PlayedGame): Preset {
  const { players } = meta.options;
  return { id: 'usual', options: {}, seats: players?.type === 'whole' ? players.default : meta.seats.min };
}

/** The end is known to everybody, so any state that fits the view tells it. */
function outcomeIn(game: PlayedGame): (view: unknown) => Outcome | null {
  const known = new WeakMap<object, Outcome | null>();
  return (view) => {
    const key = view as object;
    const before = known.get(key);
    if (before !== undefined) return before;
    const outcome = game.outcome(game.imagine(view, fastRandom(1))) ?? null;
    known.set(key, outcome);
    return outcome;
  };
}

/** The cards that an event names, where it does so as most games do. */
function cardsIn(event: unknown, kinds: number): readonly Card[] {
  const { card, cards } = event as { card?: unknown; cards?: unknown };
  const named = [card, ...(Array.isArray(cards) ? cards : [])];
  return named.filter(
    (each): each is Card => Number.isInteger(each) && (each as Card) >= 0 && (each as Card) < kinds,
  );
}
