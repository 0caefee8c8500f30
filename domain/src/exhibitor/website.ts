// The website of an exhibitor as entered by organisers, with or without https://.
import { WEBSITE_SHAPE } from '../profile/shapes.ts';

/**
 * @param typed such as 'ateliernacre.example' or 'https://ateliernacre.example/shop'
 * @returns the URL for a link; null for empty text, and for anything but http and https
 */
export function websiteUrl(typed: string): string | null {
  const text = typed.trim();
  if (!WEBSITE_SHAPE.test(text)) return null;
  return /^https?:/iu.test(text) ? text : `https://${text}`;
}
