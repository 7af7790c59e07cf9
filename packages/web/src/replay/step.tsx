/** Drawn, because not every device has a font with these signs. */
const SIGNS = {
  first: 'M4 5h3v14H4ZM20 5v14L8 12Z',
  back: 'M17 5v14L6 12Z',
  stop: 'M6 5h4v14H6ZM14 5h4v14h-4Z',
  run: 'M7 5v14L18 12Z',
  forward: 'M5 5v14L15 12ZM16 5h3v14h-3Z',
  last: 'M4 5v14L16 12ZM17 5h3v14h-3Z',
} as const;

interface StepProps {
  readonly label: string;
  readonly sign: keyof typeof SIGNS;
  readonly disabled: boolean;
  act(): void;
}

/** One round button of the transport. */
export function Step({ label, sign, act, disabled }: StepProps) {
  return (
    <button
      type="button"
      class={`icon-button is-${sign}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
}
