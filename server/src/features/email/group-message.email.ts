// The email that an organiser wrote to many people.
import type { GroupContent, Paragraph } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import { html } from '../../platform/letters/html.ts';
import {
  button,
  contactLine,
  type Letter,
  paragraph,
  referenceLine,
  STYLE,
} from '../../platform/letters/layout.ts';
import { subjectOf } from './subject.present.ts';

const isAlone = (parts: Paragraph): boolean => parts.length === 1 && parts[0]?.isLink === true;

/** A test message shows the link text, but its link does not open a schedule. */
export const linksToSchedule = ({ own, isTest }: GroupContent): boolean =>
  !isTest && (own?.paragraphs.some((parts) => parts.some(({ isLink }) => isLink)) ?? false);

export function groupMessage(content: GroupContent, link: string): Letter {
  const words = wordsOf(content);
  const { groupMessage: own, linkIsYours } = words;
  const why = content.isExhibitor ? own.whyExhibitor(content.company, content.exhibition.name) : own.why;
  const paragraphs = content.own?.paragraphs ?? [[{ text: why }]];
  const [first = []] = paragraphs;
  const inHtml = paragraphs.map((parts) =>
    isAlone(parts)
      ? button(words, parts[0]?.text ?? '', link)
      : paragraph(
          html`${parts.map(({ text, isLink }) => (isLink ? html`<a href="${link}" style="${STYLE.link}">${text}</a>` : lines(text)))}`,
        ),
  );
  const inText = paragraphs.map((parts) =>
    isAlone(parts)
      ? words.linkLine(parts[0]?.text ?? '', link)
      : parts.map(({ text, isLink }) => (isLink ? `${text} (${link})` : text)).join(''),
  );
  const yours = linksToSchedule(content) ? linkIsYours[content.hosted ? 'hosted' : 'visitor'] : null;
  return {
    heading: subjectOf(content),
    preview: first
      .map(({ text }) => text)
      .join('')
      .slice(0, 150),
    body: html`${inHtml}`,
    text: inText,
    footer: [
      ...(content.own ? [{ html: html`${why}`, text: why }] : []),
      ...(content.isExhibitor ? [] : [referenceLine(words, content.reference, yours)]),
      ...contactLine(words, content.exhibition),
    ],
  };
}

/** Keeps the line breaks of a paragraph. */
const lines = (text: string) =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
