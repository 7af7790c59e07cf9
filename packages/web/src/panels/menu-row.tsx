import type { ComponentChildren } from 'preact';
import signs from './menu-signs.svg?url';

/** The names in menu-signs.svg. */
type Sign =
  | 'rules'
  | 'learn'
  | 'words'
  | 'pictures'
  | 'pause'
  | 'go-on'
  | 'bot'
  | 'hand'
  | 'end'
  | 'invite'
  | 'screen'
  | 'settings'
  | 'leave';

interface MenuRowProps {
  readonly sign: Sign;
  readonly children: ComponentChildren;
  /** Something that somebody may regret. */
  readonly isGrave?: boolean;
  act(): void;
}

/** One line of the menu: a sign, and what it does. */
export function MenuRow({ sign, isGrave = false, act, children }: MenuRowProps) {
  return (
    <button type="button" class={`menu-row${isGrave ? ' is-grave' : ''}`} onClick={act}>
      <MenuSign of={sign} />
      {children}
    </button>
  );
}

export function MenuSign({ of }: { readonly of: Sign }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${signs}#${of}`} />
    </svg>
  );
}
