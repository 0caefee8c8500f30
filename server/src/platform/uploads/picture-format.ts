// The format of a picture by its first bytes, never by its name or a header.

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Null for anything else, such as a drawing or an animated AVIF. */
export function formatOf(content: Buffer): PictureFormat | null {
  const latin = (from: number, to: number) => content.toString('latin1', from, to);
  if (latin(0, 3) === '\xFF\xD8\xFF') return 'jpeg';
  if (latin(0, 8) === '\x89PNG\r\n\x1A\n') return 'png';
  if (latin(0, 4) === 'RIFF' && latin(8, 12) === 'WEBP') return 'webp';
  if (latin(4, 12) === 'ftypavif') return 'avif';
  return null;
}
