// The website of an exhibitor, as organisers type it: with or without https://.

const LABEL = String.raw`[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*`;
const WEB_ADDRESS = new RegExp(
  String.raw`^(https?://)?(?:${LABEL}\.)+${LABEL}(?::\d{1,5})?(?:[/?#][^\s\\]*)?$`,
  'iu',
);

/**
 * @param typed such as 'ateliernacre.example' or 'https://ateliernacre.example/shop'
 * @returns the address that a link opens; null for an empty text, and for anything but http and https
 */
export function websiteUrl(typed: string): string | null {
  const text = typed.trim();
  const found = WEB_ADDRESS.exec(text);
  if (!found) return null;
  return found[1] === undefined ? `https://${text}` : text;
}
