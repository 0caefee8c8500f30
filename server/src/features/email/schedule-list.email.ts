// The list of a visitor's meetings in an email, day by day.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { fullDateLabel, rangeInWords } from '@visavis/domain/language/dates';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import type { EmailWords } from '@visavis/domain/words/en/email';
import { reasonLine } from '@visavis/domain/words/reasons';
import { named } from '../../platform/letters/greeting.ts';
import { type Html, html } from '../../platform/letters/html.ts';
import { STYLE } from '../../platform/letters/layout.ts';
import { placeIn } from './place.present.ts';

type Meeting = VisitorContent['meetings'][number];

interface StatusDisplay {
  mark: string;
  word: string;
  colour: string;
  /** For an hour that is no longer the visitor's: why, and how to choose another. */
  ended?: EmailWords['rejected'];
}

function displayOfStatus(
  { status, cancelledBy, undecided: isUndecided, released: isReleased }: Meeting,
  words: EmailWords,
): StatusDisplay {
  const { approved, pending, undecided, rejected, cancelled, released } = words.status;
  if (status === MEETING_STATUS.approved) return { mark: '✓', word: approved, colour: '#17603a' };
  if (isUndecided) return { mark: '–', word: undecided, colour: '#56454c' };
  if (status === MEETING_STATUS.pending) return { mark: '○', word: pending, colour: '#694c00' };
  if (isReleased) return { mark: '–', word: released, colour: '#56454c', ended: words.released };
  return cancelledBy === 'visitor'
    ? { mark: '–', word: cancelled, colour: '#56454c', ended: words.cancelled }
    : { mark: '✕', word: rejected, colour: '#9b1c16', ended: words.rejected };
}

/** A meeting in the language of its message. */
interface Entry extends StatusDisplay {
  /** For a meeting in a message about changes: its former time and exhibitor, or that it stays. */
  change: string | undefined;
  /** The page for choosing another hour; null where only the organiser can arrange one. */
  link: string | null;
  /** Why the organiser rejected it; undefined if no reason was given. */
  reason: string | undefined;
  exhibitor: string;
  time: string;
  booth: string;
}

/** @param link to choose another hour; null if only the organiser can arrange one */
export function scheduleList(content: VisitorContent, link: string | null): { html: Html; text: string[] } {
  const { meetings } = content;
  const [language, words] = [languageIn(content), wordsOf(content)];
  const dates = [...new Set(meetings.map(({ date }) => date))];
  const parts = dates.map((date) => {
    const ofDay = meetings
      .filter((meeting) => meeting.date === date)
      .map((meeting) => ({
        ...displayOfStatus(meeting, words),
        change: changeOf(content, meeting),
        link: meeting.isWithdrawn ? null : link,
        reason: meeting.rejectionReason && reasonLine(language, meeting.rejectionReason),
        exhibitor: meeting.exhibitor,
        time: rangeInWords(meeting.time, language),
        booth: placeIn(words, meeting.boothNumber, meeting.hall).join(', '),
      }));
    const title = fullDateLabel(date, language);
    return {
      html: html`<h2 style="${STYLE.font}font-size:19px;line-height:25px;color:#21161b;margin:28px 0 8px 0;">${title}</h2>
${ofDay.map((entry) => row(entry, words))}`,
      text: [title, ...ofDay.map((entry) => lines(entry, words))],
    };
  });
  return { html: html`${parts.map((part) => part.html)}`, text: parts.flatMap((part) => part.text) };
}

function changeOf(content: VisitorContent, { was, stays, status }: Meeting): string | undefined {
  if (content.kind !== 'meetings-changed' || status === MEETING_STATUS.rejected) return undefined;
  const [language, words] = [languageIn(content), wordsOf(content).meetingsChanged];
  if (!was) return stays ? words.staysFor[stays] : words.stays;
  const [date, time] = [fullDateLabel(was.date, language), rangeInWords(was.time, language)];
  return was.exhibitor === undefined ? words.was(date, time) : words.wasWith(date, time, was.exhibitor);
}

function row(
  { mark, word, colour, ended, change, link, reason, exhibitor, time, booth }: Entry,
  { ask, comma, gap }: EmailWords,
): Html {
  const unbroken = html`${time}${comma}<span style="white-space:nowrap;">${booth}</span>`;
  const place = ended ? html`<s>${unbroken}</s>` : unbroken;
  const another =
    ended && link !== null ? html`<a href="${link}" style="${STYLE.link}">${ended.way}</a>` : html`${ask}`;
  const why = reason ? html`${named(reason)}<br>` : html`${ended?.why ?? ''}${gap}`;
  const note = change ? html`<br><span style="font-size:14px;">${change}</span>` : html``;
  const way = ended ? html`<br><span style="font-size:14px;">${why}${another}</span>` : html``;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid #e6dddf;"><tr>
<td style="${STYLE.font}font-size:15px;line-height:23px;color:#56454c;padding:12px 12px 12px 0;overflow-wrap:anywhere;"><strong style="font-size:16px;color:#21161b;">${named(exhibitor)}</strong><br>${place}${note}${way}</td>
<td align="right" valign="top" style="${STYLE.font}font-size:14px;line-height:23px;font-weight:bold;color:${colour};padding:12px 0;white-space:nowrap;">${mark}&nbsp;${word}</td>
</tr></table>
`;
}

function lines(
  { mark, word, ended, change, link, reason, exhibitor, time, booth }: Entry,
  { ask, comma, gap }: EmailWords,
): string {
  const why = reason ? `${reason}\n` : `${ended?.why ?? ''}${gap}`;
  const way = ended ? [`${why}${link === null ? ask : ended.wayByLink}`] : [];
  return [exhibitor, `${time}${comma}${booth}`, ...(change ? [change] : []), ...way, `${mark} ${word}`].join(
    '\n',
  );
}
