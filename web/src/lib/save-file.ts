// Hands a file that a call gave to the browser's downloads.

/** Long enough for the slowest browser to have begun. */
const RELEASE_AFTER_MS = 60_000;

export function saveFile({ content, filename }: { content: Blob; filename: string }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
