import type { Card } from '@samsara/engine';
import { useEffect, useState } from 'preact/hooks';
import type { GameScreen, PlayTexts, ScreenWords } from '../contract/board.ts';
import { GAME_IDS, loadScreen } from '../games/index.ts';
import { CardPicture } from '../kit/card.tsx';
import { settings } from '../settings/settings.ts';
import { playSound } from '../sound/sounds.ts';
import './sample-hand.css';
import type { PreferencesWords } from './texts.ts';

/** The game whose cards differ most by colour, and three of its cards, as they were dealt; the second one fits. */
const SAMPLE = { game: GAME_IDS[1], cards: [33, 7, 17], playable: 7 } as const;

/** A hand of three cards that obeys every setting as soon as it is changed. */
export function SampleHand({ words }: { readonly words: PreferencesWords }) {
  const loaded = useLoaded();
  const { hints, speed, leftHanded, plainBoard, handReversed } = settings.value;
  useSounds();
  return (
    <section class="sample on-table" data-game={SAMPLE.game} aria-label={words.sample}>
      {loaded !== null && (
        <ol
          // Dealt anew when the speed changes, so that the speed is seen.
          key={`${speed} ${settings.value.motion}`}
          class={plainBoard ? 'sample-words' : 'sample-cards'}
          data-speed={speed}
          {...(leftHanded ? { 'data-mirrored': '' } : {})}
        >
          {inOrder(handReversed).map((card) => {
            const name = loaded.texts.cards[loaded.screen.game.meta.cards[card]];
            const fits = card === SAMPLE.playable;
            const mark = hints === 'off' ? '' : fits ? ' is-playable' : ' is-dim';
            return (
              <li key={card}>
                {plainBoard ? (
                  name
                ) : (
                  <span class={`card${mark}`} role="img" aria-label={name}>
                    <CardPicture {...loaded} card={card} />
                    {!fits && hints === 'reasons' && <span class="card-reason">{words.doesNotFit}</span>}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** As the hand of a table would lie. */
function inOrder(isReversed: boolean): readonly Card[] {
  const { sort } = settings.value;
  const cards: Card[] = [...SAMPLE.cards];
  if (sort === 'suit') cards.sort((a, b) => a - b);
  if (sort === 'rank') cards.sort((a, b) => (a % KINDS) - (b % KINDS));
  if (sort === 'playable')
    cards.sort((a, b) => Number(b === SAMPLE.playable) - Number(a === SAMPLE.playable));
  return isReversed ? cards.reverse() : cards;
}

/** Cards of one colour follow each other in the list of cards. */
const KINDS = 13;

interface Loaded {
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  readonly words: ScreenWords;
}

function useLoaded(): Loaded | null {
  const { language } = settings.value;
  const [loaded, set] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const screen = await loadScreen(SAMPLE.game);
      const [texts, words] = await Promise.all([screen.texts(language), screen.words(language)]);
      if (isWanted) set({ screen, texts, words });
    };
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded;
}

/** A sound that is switched on is heard once. */
function useSounds(): void {
  const { turnSound, moveSounds } = settings.value;
  const [before, setBefore] = useState({ turnSound, moveSounds });
  useEffect(() => {
    if (turnSound && !before.turnSound) playSound('turn');
    else if (moveSounds && !before.moveSounds) playSound('land');
    setBefore({ turnSound, moveSounds });
  }, [turnSound, moveSounds]);
}
