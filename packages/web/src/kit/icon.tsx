import './icon.css';

/** Drawn on a field of 24 by 24 with one line. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  log: 'M5 7h14M5 12h14M5 17h9',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  sound: 'M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 10v4h3l5 4V6L7 10zM16 9.5l5 5M21 9.5l-5 5',
  menu: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  close: 'M6 6l12 12M18 6L6 18',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
} as const;

export function Icon({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg class={`icon is-${of}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[of]} />
    </svg>
  );
}
