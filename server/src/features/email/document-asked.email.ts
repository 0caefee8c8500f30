// The email that requests a document from an applicant, with the private link for its upload.
import type { HostedContent } from '@visavis/domain/email/schema';
import { fullDateLabel } from '@visavis/domain/language/dates';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import { reasonLine } from '@visavis/domain/words/reasons';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter, paragraph, smallPrint } from '../../platform/letters/layout.ts';
import { hostedFooter } from './hosted-footer.email.ts';

export function documentAsked(content: HostedContent, link: string): Letter {
  const { asked, reason = '', exhibition, name } = content;
  if (!asked) throw new Error('a document request names no document');
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
