import sprite from './signs.svg?url';
import './sign.css';

interface SignProps {
  readonly of:
    | 'bots'
    | 'friends'
    | 'device'
    | 'practice'
    | 'options'
    | 'rules'
    | 'learn'
    | 'close'
    | 'more'
    | 'guest'
    | 'code'
    | 'why'
    | 'fair'
    | 'seal'
    | 'kept'
    | 'today'
    | 'puzzles'
    | 'lab';
}

/** A sign beside its words, or in a button that is named otherwise. */
export function Sign({ of }: SignProps) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}
