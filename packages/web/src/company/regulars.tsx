import type { Regular } from '@samsara/protocol';
import type { ComponentChildren } from 'preact';
import { gameName } from '../games/index.ts';
import { Face } from '../kit/faces/face.tsx';
import { faceOf } from '../kit/faces/faces.ts';
import { settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import { useCompanyWords } from './texts.ts';
import './company.css';

interface RegularRowProps {
  readonly regular: Regular;
  readonly children: ComponentChildren;
}

/** Somebody one has played with, as they were at the last table. */
export function RegularRow({ regular: { name, face, game, at, online }, children }: RegularRowProps) {
  const words = useCompanyWords();
  const { games } = useWords();
  const day = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' }).format(at);
  return (
    <li class="company-row">
      <Face of={face ?? faceOf(name)} />
      <span class="company-words">
        <b>{name}</b>
        <small>
          {words.lastPlayed(gameName(game, { games }), day)}
          {online && <strong> · {words.online}</strong>}
        </small>
      </span>
      {children}
    </li>
  );
}
