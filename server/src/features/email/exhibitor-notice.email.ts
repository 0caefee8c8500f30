// The email that tells an exhibitor's contact about changed days or hours, and their effect on its meetings.

import { stayRange } from '@visavis/domain/booking/stay-words';
import type { ExhibitorContent } from '@visavis/domain/email/schema';
import { dayLabel, timeRange } from '@visavis/domain/language/dates';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import { bulletList, factTable, title } from '../../platform/letters/blocks.ts';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { contactLine, type Letter, paragraph } from '../../platform/letters/layout.ts';

export function exhibitorNotice(content: ExhibitorContent): Letter {
  const { exhibition, name, cause, meetings } = content;
  const words = wordsOf(content);
  const language = languageIn(content);
  const own = words.exhibitorNotice;
  const hour = ({ date, minute, length }: { date: string; minute: number; length: number }) =>
    `${dayLabel(date, language)}${language === 'zh-Hans' ? ' ' : ', '}${timeRange(minute, length, language)}`;
  const opening = greeting(words, name, own[cause](exhibition.name));
  const days = factTable(words, [
    { label: own.fair, value: stayRange(exhibition.firstDate, exhibition.lastDate, language) },
  ]);
  const list = bulletList(
    meetings.map(({ was, is }) => {
      if (!was) return is ? own.added(hour(is)) : '';
      if (!is) return own.cancelled(hour(was));
      return hour(was) === hour(is) ? own.kept(hour(was)) : own.moved(hour(was), hour(is));
    }),
  );
  const hasMeetings = meetings.length > 0;
  return {
    heading: own.heading,
    preview: opening.preview,
    body: html`${opening.html}${cause === 'days' ? days.html : ''}${hasMeetings ? html`${title(own.meetings)}${list.html}` : ''}${paragraph(own.ask)}`,
    text: [
      ...opening.text,
      ...(cause === 'days' ? [days.text] : []),
      ...(hasMeetings ? [own.meetings, list.text] : []),
      own.ask,
    ],
    footer: contactLine(words, exhibition),
  };
}
