// Asks an applicant for a document, with the private link by which it is handed in.
import type { HostedContent } from '@visavis/domain/email/schema';
import { fullDateLabel } from '@visavis/domain/language/dates';
import { greeting } from '../greeting.ts';
import { html } from '../html.ts';
import { button, type Letter, paragraph, smallPrint } from '../layout.ts';
import { reasonLine } from '../words/reasons.ts';
import { languageIn, wordsOf } from '../words/words-of.ts';
import { hostedFooter } from './hosted-footer.ts';

export function documentAsked(content: HostedContent, link: string): Letter {
  const { asked, reason = '', exhibition, name } = content;
  if (!asked) throw new Error('a message that asks for a document names none');
  const words = wordsOf(content);
  const { heading, ...own } = words.documentAsked;
  const language = languageIn(content);
  const opening = greeting(words, name, own.opening(words.documents[asked.document], exhibition.name));
  const why = reasonLine(language, reason);
  const how = own.how(fullDateLabel(exhibition.lastDate, language));
  return {
    heading,
    preview: opening.preview,
    body: html`${opening.html}${paragraph(why)}${button(words, own.button, link)}${paragraph(how)}${smallPrint(own.link)}`,
    text: [...opening.text, why, words.linkLine(own.button, link), how, own.link],
    footer: hostedFooter(content, false),
  };
}
