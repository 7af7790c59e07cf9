/** Offers a file to other programs of the device; false where that is not possible, and nothing is done. */
export async function shareFile(file: File): Promise<boolean> {
  return navigator.canShare?.({ files: [file] }) === true && isShared({ files: [file] });
}

/** False where the device cannot; true also if somebody changed their mind: nothing else is done then. */
export async function isShared(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
