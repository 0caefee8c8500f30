// How an email addresses its recipient.

import type { EmailWords } from '@visavis/domain/words/en/email';
import { type Html, html } from './html.ts';
import { paragraph } from './layout.ts';

/** Bidirectional control characters: in a name they would reverse the text around it. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** Mail clients turn such texts into links, but a name must not carry a link into somebody else's mailbox. */
const LOOKS_LIKE_LINK = /[/@:\\<>]|\.\p{L}{2}/u;
/** 'Son of' and 'daughter of', as names in Malaysia and Singapore are written. */
const OF_PARENT = /(?<= )(?:a\/[lp]|[sd]\/o)(?= )/giu;

/** The cleaned name, or null if it is not safe to print. */
export function addressableName(name: string): string | null {
  const clean = name.replace(DIRECTION_MARKS, '').replace(/\s+/g, ' ').trim();
  return clean === '' || LOOKS_LIKE_LINK.test(clean.replace(OF_PARENT, '')) ? null : clean;
}

const HAN = /^\p{Script=Han}/u;

/** A greeting paragraph if the name can be printed, followed by the sentence as a paragraph. */
export function greeting(
  { greeting: { before, after } }: EmailWords,
  name: string,
  sentence: string,
): { html: Html; text: string[]; preview: string } {
  const known = addressableName(name);
  if (known === null) return { html: paragraph(sentence), text: [sentence], preview: sentence };
  // In Chinese text, a space separates foreign words, but not a Chinese name.
  const gap = before.endsWith(' ') || HAN.test(known) ? '' : ' ';
  // An organiser's own text may contain the name more than once.
  const [then = '', ...more] = after.split('{name}');
  const again = more.map((part) => html`<bdi>${known}</bdi>${part}`);
  return {
    html: html`${paragraph(html`${before}${gap}<bdi>${known}</bdi>${then}${again}`)}${paragraph(sentence)}`,
    text: [`${before}${gap}${known}${[then, ...more].join(known)}`, sentence],
    preview: sentence,
  };
}

/** A name within other text, with its direction isolated. */
export function named(name: string): Html {
  return html`<bdi>${name.replace(DIRECTION_MARKS, '')}</bdi>`;
}
