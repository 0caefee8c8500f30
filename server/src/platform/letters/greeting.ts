// How a message addresses the person whom it is for.

import type { EmailWords } from '@visavis/domain/words/email-words';
import { type Html, html } from './html.ts';
import { paragraph } from './layout.ts';

/** Marks that turn the direction of what follows: in a name they would turn the sentence around it. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** Readers make links of such texts: nobody registers an address of somebody else to have a link delivered there. */
const LOOKS_LIKE_LINK = /[/@:\\<>]|\.\p{L}{2}/u;

/** The name, or null where it would do more than name somebody. */
export function addressableName(name: string): string | null {
  const clean = name.replace(DIRECTION_MARKS, '').replace(/\s+/g, ' ').trim();
  return clean === '' || LOOKS_LIKE_LINK.test(clean) ? null : clean;
}

const HAN = /^\p{Script=Han}/u;

/** The greeting as a paragraph of its own, where somebody can be named, and the sentence as the next. */
export function greeting(
  { greeting: { before, after } }: EmailWords,
  name: string,
  sentence: string,
): { html: Html; text: string[]; preview: string } {
  const known = addressableName(name);
  if (known === null) return { html: paragraph(sentence), text: [sentence], preview: sentence };
  // Chinese has a blank before what is not Chinese, and none before a Chinese name.
  const gap = before.endsWith(' ') || HAN.test(known) ? '' : ' ';
  return {
    html: html`${paragraph(html`${before}${gap}<bdi>${known}</bdi>${after}`)}${paragraph(sentence)}`,
    text: [`${before}${gap}${known}${after}`, sentence],
    preview: sentence,
  };
}

/** A name beside other words: its direction stays its own. */
export function named(name: string): Html {
  return html`<bdi>${name.replace(DIRECTION_MARKS, '')}</bdi>`;
}
