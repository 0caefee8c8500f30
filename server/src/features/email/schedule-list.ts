// The meetings of a visitor, day by day, as messages list them.
import { longDateLabel } from '@visavis/domain/edition/calendar';
import type { VisitorContent } from '@visavis/domain/email/schema';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { named } from './greeting.ts';
import { type Html, html } from './html.ts';
import { STYLE } from './layout.ts';

type Meeting = VisitorContent['meetings'][number];

interface Standing {
  mark: string;
  word: string;
  colour: string;
  /** Of an hour that is not the visitor's any more: why, and how another is chosen. */
  ended?: { why: string; way: string };
}

const REJECTED: Standing = {
  mark: '✕',
  word: 'Rejected',
  colour: '#9b1c16',
  ended: { why: 'This hour could not be taken.', way: 'Choose another hour' },
};
const CANCELLED: Standing = {
  mark: '–',
  word: 'Cancelled by you',
  colour: '#56454c',
  ended: { why: 'You gave this hour up.', way: 'Choose an hour again' },
};
const APPROVED: Standing = { mark: '✓', word: 'Approved', colour: '#17603a' };
const PENDING: Standing = { mark: '○', word: 'Pending', colour: '#694c00' };

function standingOf({ status, cancelledBy }: Meeting): Standing {
  if (status === MEETING_STATUS.approved) return APPROVED;
  if (status === MEETING_STATUS.pending) return PENDING;
  return cancelledBy === 'visitor' ? CANCELLED : REJECTED;
}

/** @param link where another hour is chosen */
export function scheduleList(meetings: readonly Meeting[], link: string): { html: Html; text: string[] } {
  const dates = [...new Set(meetings.map(({ date }) => date))];
  const parts = dates.map((date) => {
    const ofDay = meetings.filter((meeting) => meeting.date === date);
    const title = `${ofDay[0]?.dayOfWeek}, ${longDateLabel(date)}`;
    return {
      html: html`<h2 style="${STYLE.font}font-size:19px;line-height:25px;color:#21161b;margin:28px 0 8px 0;">${title}</h2>
${ofDay.map((meeting) => row(meeting, link))}`,
      text: [title, ...ofDay.map((meeting) => lines(meeting))],
    };
  });
  return { html: html`${parts.map((part) => part.html)}`, text: parts.flatMap((part) => part.text) };
}

const placeOf = ({ time, boothNumber }: Meeting): string => `${time}, booth ${boothNumber}`;
const unbroken = ({ time, boothNumber }: Meeting): Html =>
  html`${time}, <span style="white-space:nowrap;">booth ${boothNumber}</span>`;

function row(meeting: Meeting, link: string): Html {
  const { mark, word, colour, ended } = standingOf(meeting);
  const place = ended ? html`<s>${unbroken(meeting)}</s>` : unbroken(meeting);
  const way = ended
    ? html`<br><span style="font-size:14px;">${ended.why} <a href="${link}" style="${STYLE.link}">${ended.way}</a></span>`
    : html``;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid #e6dddf;"><tr>
<td style="${STYLE.font}font-size:15px;line-height:23px;color:#56454c;padding:12px 12px 12px 0;overflow-wrap:anywhere;"><strong style="font-size:16px;color:#21161b;">${named(meeting.exhibitor)}</strong><br>${place}${way}</td>
<td align="right" valign="top" style="${STYLE.font}font-size:14px;line-height:23px;font-weight:bold;color:${colour};padding:12px 0;white-space:nowrap;">${mark}&nbsp;${word}</td>
</tr></table>
`;
}

function lines(meeting: Meeting): string {
  const { mark, word, ended } = standingOf(meeting);
  const way = ended ? [`${ended.why} ${ended.way} by the link above.`] : [];
  return [meeting.exhibitor, placeOf(meeting), ...way, `${mark} ${word}`].join('\n');
}
