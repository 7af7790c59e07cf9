import { actorAndMove, dealt, findMove, type PlayedGame } from '@samsara/engine';
import { DEAL_SEAT, type Deal, dealFairness, type PlayedDeal } from '@samsara/engine/deals';
import type { Names } from '@samsara/engine/texts';
import { useMemo } from 'preact/hooks';
import type { GameScreen, PlayTexts } from '../contract/board.ts';
import { useTexts } from '../play/play-screen.tsx';
import type { DealWords } from './texts.ts';

interface SideBySideProps {
  readonly screen: GameScreen;
  readonly deal: Deal;
  /** Of whoever sent the deal. */
  readonly name: string;
  readonly mine: PlayedDeal | 'untrue';
  readonly theirs: PlayedDeal | 'untrue';
  readonly words: DealWords;
}

/** Choice by choice what both did with the same cards, and where they parted. */
export function SideBySide({ screen, deal, name, mine, theirs, words }: SideBySideProps) {
  const texts = useTexts(screen)?.play ?? null;
  const both = useMemo(() => {
    if (texts === null || mine === 'untrue' || theirs === 'untrue') return null;
    return [mine, theirs].map(({ lines }) => choiceTexts(screen.game, deal, lines, texts, words.you));
  }, [texts, screen, deal, mine, theirs, words]);
  if (both === null) return null;
  const [own, other] = both;
  const length = Math.max(own.length, other.length);
  const parted = Array.from({ length }, (_, i) => i).find((i) => own[i] !== other[i]);
  return (
    <div class="compare-box">
      <h2>{words.sideBySide}</h2>
      <p>{parted === undefined ? words.sameGame : words.parted(parted + 1)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section class="side-by-side" tabIndex={0} aria-label={words.sideBySide}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.you}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length }, (_, i) => (
              <tr key={i} class={i === parted ? 'is-parting' : own[i] === other[i] ? 'is-same' : ''}>
                <th scope="row" aria-label={words.choice(i + 1)}>
                  {i + 1}
                </th>
                <td>{own[i] ?? ''}</td>
                <td>{other[i] ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** What the person chose, one after the other, as a button says it. */
function choiceTexts(
  game: PlayedGame,
  deal: Deal,
  lines: readonly string[],
  texts: PlayTexts,
  you: string,
): string[] {
  const state = dealt(game, { options: deal.options, fairness: dealFairness(deal) });
  const seats = Array.from({ length: Number(deal.options.players) }, (_, seat) =>
    seat === DEAL_SEAT ? you : String(seat + 1),
  );
  const names: Names = { seats, you: DEAL_SEAT };
  const said: string[] = [];
  for (const line of lines) {
    const read = actorAndMove(line);
    if (!read) break;
    const move = findMove(game, state, read.actor, read.text);
    if (move === undefined) break;
    if (read.actor === DEAL_SEAT) said.push(texts.move(move, names));
    game.apply(state, read.actor, move);
  }
  return said;
}
