// How a message addresses the person whom it is for.
import { type Html, html } from './html.ts';
import type { EmailWords } from './words/email-words.ts';

/** Marks that turn the direction of what follows: in a name they would turn the sentence around it. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** Readers make links of such texts: nobody registers an address of somebody else to have a link delivered there. */
const LOOKS_LIKE_LINK = /[/@:\\<>]|\.\p{L}{2}/u;

/** The name, or null where it would do more than name somebody. */
export function addressableName(name: string): string | null {
  const clean = name.replace(DIRECTION_MARKS, '').replace(/\s+/g, ' ').trim();
  return clean === '' || LOOKS_LIKE_LINK.test(clean) ? null : clean;
}

/** @param sentence begins in lower case or with a figure, and ends with a full stop */
export function greeting(
  { greeting: { before, after } }: EmailWords,
  name: string,
  sentence: string,
): { html: Html; text: string } {
  const known = addressableName(name);
  const alone = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  if (known === null) return { html: html`${alone}`, text: alone };
  return {
    html: html`${before}<bdi>${known}</bdi>${after}${sentence}`,
    text: `${before}${known}${after}${sentence}`,
  };
}

/** A name beside other words: its direction stays its own. */
export function named(name: string): Html {
  return html`<bdi>${name.replace(DIRECTION_MARKS, '')}</bdi>`;
}
