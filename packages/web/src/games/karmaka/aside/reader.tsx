import { CARDS } from '@samsara/engine/games/karmaka/rules';
import type { ComponentChildren } from 'preact';
import { Later } from '../../../shell/lazy.tsx';
import type { Props } from '../props.ts';
import { choiceCards, progressIn } from '../stage.ts';
import { isIdleCopy, isLastCard, type Warning, warningAbout } from '../warnings.ts';

/** The words of the card that is picked or in use, and what should be known about it; at the end of a life, what to do with rings. What is new stands under them, or alone. */
export function Reader({ children, ...props }: Props & { readonly children: ComponentChildren }) {
  const { view, words, texts, picks, seat } = props;
  const [wait] = view.pending;
  if (view.outcome !== null || wait === undefined) return null;
  if (wait.type === 'death') return wait.seat === seat ? <LaterLifeOver {...props} /> : null;
  const [pick] = picks;
  const card = wait.card ?? (pick?.zone === `hand:${seat}` ? pick.card : null);
  if (card === null) return <>{children}</>;
  const told = wait.ability ?? card;
  return (
    <div class={`kk-reader${wait.card === null ? ' is-picked' : ''}`}>
      <p>
        <b>{texts.cards[CARDS[card]]}</b>
        {told !== card && ` (${words.copies(texts.cards[CARDS[told]])})`} {words.abilities[CARDS[told]]}
      </p>
      <Notes {...props} />
      {children}
    </div>
  );
}

/** How far an ability has got, and what speaks against the ways of playing. */
function Notes(props: Props) {
  const { view, words, seat, completed } = props;
  const [wait] = view.pending;
  if (seat === null || wait.seat !== seat) return null;
  if (wait.type === 'offer') return <p class="kk-note">{words.offeredBy(props.names.seats[view.active])}</p>;
  const warnings = wait.type === 'turn' ? completed.map(({ move }) => warningAbout(move, view)) : [];
  if (wait.type === 'ability' && choiceCards(view, wait).some((card) => isIdleCopy(card, view)))
    warnings.push('idle-copy');
  const progress = wait.type === 'ability' ? progressIn(wait) : null;
  return (
    <>
      {progress !== null && (
        <p class="kk-note">
          {progress.type === 'card'
            ? words.cardOf(progress.at, progress.of)
            : words.step(progress.at, progress.of)}
        </p>
      )}
      {wait.type === 'turn' && isLastCard(view, seat) && <p class="kk-note">{words.lastCard}</p>}
      {[...new Set(warnings)]
        .filter((warning): warning is Warning => warning !== null)
        .map((warning) => (
          <p key={warning} class="kk-note is-warning">
            {words.warnings[warning]}
          </p>
        ))}
    </>
  );
}

function LaterLifeOver(props: Props) {
  return (
    <Later key="life" load={() => import('./life-over.tsx')}>
      {({ LifeOver }) => <LifeOver {...props} />}
    </Later>
  );
}
