interface ConfirmProps {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  confirm(): void;
  cancel(): void;
}

/** Asks once more before something that cannot be taken back. */
export function Confirm({ text, yes, no, confirm, cancel }: ConfirmProps) {
  return (
    <p class="leaving">
      {text}
      <button type="button" class="button is-bad" onClick={confirm}>
        {yes}
      </button>
      <button type="button" class="button" onClick={cancel}>
        {no}
      </button>
    </p>
  );
}
