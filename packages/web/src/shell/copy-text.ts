/** Copies a text; false if the browser does not allow it. Without https, as at home, there is only the old way. */
export function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return Promise.resolve(copySelected(text));
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Copies by a selection, where the focus may go: behind a sheet nothing can be selected. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  (document.querySelector('dialog:modal') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
