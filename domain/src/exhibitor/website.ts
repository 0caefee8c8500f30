// The website of an exhibitor, as organisers type it: with or without https://.
import { WEBSITE_SHAPE } from '../profile/shapes.ts';

/**
 * @param typed such as 'ateliernacre.example' or 'https://ateliernacre.example/shop'
 * @returns the address that a link opens; null for an empty text, and for anything but http and https
 */
export function websiteUrl(typed: string): string | null {
  const text = typed.trim();
  if (!WEBSITE_SHAPE.test(text)) return null;
  return /^https?:/iu.test(text) ? text : `https://${text}`;
}
