import { useEffect } from 'preact/hooks';
import { hasPressedKey, keepEarlyKeys } from '../input/early-keys.ts';
import { AtRest, isAtRest } from '../kit/at-rest.tsx';
import { rulesAt } from '../kit/open-rules.ts';
import type { Director } from '../motion/director.ts';
import type { Session } from '../session/session.ts';
import { Later } from '../shell/lazy.tsx';

interface OverlaysProps {
  readonly director: Director;
  readonly session: Session;
}

/** What opens over the table: a card to be read, what was missed, an earlier moment, the rules, the keys. */
export function Overlays({ director, session }: OverlaysProps) {
  useEffect(keepEarlyKeys, []);
  return (
    <>
      <AtRest key="reading" load={() => import('../panels/reading/reading.tsx')}>
        {({ Reading }) => <Reading />}
      </AtRest>
      {(hasPressedKey.value || isAtRest.value) && (
        <Later key="keys" load={() => import('../panels/reading/table-keys.tsx')}>
          {({ TableKeys }) => <TableKeys director={director} session={session} />}
        </Later>
      )}
      {director.missed.value.length > 1 && (
        <Later key="recap" load={() => import('../panels/recap.tsx')}>
          {({ Recap }) => <Recap director={director} />}
        </Later>
      )}
      {director.lookedAt.value !== null && (
        <Later key="moment" load={() => import('../panels/moment-sheet.tsx')}>
          {({ MomentSheet }) => <MomentSheet director={director} />}
        </Later>
      )}
      {rulesAt.value !== null && (
        <Later key={`rules ${rulesAt.value}`} load={() => import('../panels/rules-drawer.tsx')}>
          {({ RulesDrawer }) => <RulesDrawer clause={rulesAt.value ?? ''} />}
        </Later>
      )}
    </>
  );
}
