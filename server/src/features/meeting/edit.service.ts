// PUT /api/meetings/{id}: an organiser moves a meeting, or changes its exhibitor or status.

import type { HandlerInput } from '@visavis/contract/endpoint';
import type { editMeeting } from '@visavis/contract/meeting/endpoints';
import { DAY_MINUTES, parseSlot } from '@visavis/domain/edition/slot-time';
import { actionFor } from '@visavis/domain/meeting/decision';
import { type Message, message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { cleanLine } from '@visavis/domain/text/normalise';
import { invalid } from '../../http/bind.ts';
import type { Catalogue } from '../edition/public.ts';
import type { MeetingRow, Slot } from '../registration/public.ts';
import { changeAndRecord } from './decision.service.ts';
import {
  type Case,
  type Decided,
  type MeetingDependencies,
  onMeeting,
  standingAfter,
} from './lock.repository.ts';

type Body = HandlerInput<typeof editMeeting>['body'];
type Fields = Partial<Record<keyof Body, Message>>;

export function changeByOrganiser(
  dependencies: MeetingDependencies,
  { meetingId, organiser, body }: { meetingId: number; organiser: Organiser; body: Body },
): Promise<Decided> {
  return onMeeting(dependencies, { meetingId, organiser, version: body.version }, (opened, meeting) => {
    const wanted = readEdit(opened, meeting, body);
    const standing = standingAfter(opened.catalogue, meeting, actionFor(body.status));
    return changeAndRecord(opened, meeting, {
      to: { standing, ...wanted },
      action: 'meeting.edit',
      refused: 'meeting.not-saved',
    });
  });
}

/** The requested slot (decisions 5). Throws 'request.invalid' with a message for each refused field. */
function readEdit(
  { catalogue, organiser }: Case,
  meeting: MeetingRow,
  body: Body,
): Slot & { offGridReason: string | null } {
  const fields: Fields = {};
  const exhibitorId = readExhibitor(catalogue, meeting, body, fields);
  const day = readDay(catalogue, body, fields);
  const time = readTime(catalogue, meeting, body.time);
  let offGridReason: string | null = null;
  if (time === null) fields.time = message('meeting.not-a-time');
  else if (!isOnGrid(catalogue, { day, ...time })) {
    const reason = cleanLine(body.reason ?? '');
    const stays =
      meeting.day === body.day && meeting.minute === time.minute && meeting.length === time.length;
    if (organiser.role === 'admin' && reason !== '') offGridReason = reason;
    // An admin allowed it before, so others may still decide on the meeting.
    else if (stays && meeting.offGridReason !== null) offGridReason = meeting.offGridReason;
    else if (organiser.role === 'admin') fields.reason = message('meeting.reason-missing');
    else fields.time = message('meeting.no-such-hour');
  }
  if (exhibitorId === null || time === null || Object.keys(fields).length > 0) throw invalid({ ...fields });
  return { exhibitorId, day, ...time, offGridReason };
}

/** The requested time. Without an end, the meeting keeps its length or takes that of the edition's slots. */
function readTime(
  catalogue: Catalogue,
  meeting: MeetingRow,
  text: string,
): { minute: number; length: number } | null {
  const slot = parseSlot(text);
  if (slot === null) return null;
  const length = slot.length ?? (slot.minute === meeting.minute ? meeting.length : catalogue.slotMinutes);
  return slot.minute + length <= DAY_MINUTES ? { minute: slot.minute, length } : null;
}

const isOnGrid = (
  { days, hours, slotMinutes }: Catalogue,
  time: { day: number; minute: number; length: number },
): boolean =>
  time.length === slotMinutes &&
  hours.some(({ minute }) => minute === time.minute) &&
  days.some(({ day }) => day === time.day);

/** Finds the exhibitor by name and booth; the former exhibitor's booth is ignored for another name. */
function readExhibitor(
  catalogue: Catalogue,
  meeting: MeetingRow,
  { exhibitor, booth_number }: Body,
  fields: Fields,
): number | null {
  const name = cleanLine(exhibitor);
  const former = catalogue.findAnyExhibitor(meeting.exhibitorId)?.exhibitor;
  let found = catalogue.findByNameAndBooth(name, cleanLine(booth_number));
  if (found === 'unknown' && former && cleanLine(booth_number) === former.booth_number)
    found = catalogue.findByNameAndBooth(name, '');
  if (found === 'ambiguous') fields.exhibitor = message('meeting.exhibitor-ambiguous', { name });
  else if (found === 'unknown') {
    const isKnownName = catalogue.findByNameAndBooth(name, '') !== 'unknown';
    if (isKnownName) fields.booth_number = message('meeting.booth-differs', { name });
    else fields.exhibitor = message('meeting.exhibitor-not-named');
  }
  return typeof found === 'number' ? found : null;
}

/** Day, date and weekday must name one day of the edition. */
function readDay(catalogue: Catalogue, { day, date, day_of_week }: Body, fields: Fields): number {
  const fairDay = catalogue.dayOf(day);
  if (!fairDay) fields.day = message('meeting.no-such-day');
  else {
    if (date !== fairDay.date) fields.date = message('meeting.date-differs', { day, date: fairDay.date });
    if (day_of_week !== fairDay.dayOfWeek)
      fields.day_of_week = message('meeting.weekday-differs', { date: fairDay.date });
  }
  return day;
}
