// A custom fair: five days across a month's end, half hours, dirhams, Dubai; configured, booked, mailed and exported.
import { dayOfWeek } from '@visavis/domain/edition/calendar';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { beforeAll, expect, it, vi } from 'vitest';
import { bookingWith } from '../../testing/booking-form.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { openMailStand } from '../../testing/mail-harness.ts';
import type { ReceivedMail } from '../../testing/mail-server.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { submissionOf } from '../../testing/submission.ts';

const DATES = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
const HALF = 30;
const STARTS = [570, 600, 630];

const stand = prepareOnce(openMailStand);
const admin = prepareOnce(() => logInAs(stand.test.db, 'admin'));
beforeAll(async () => {
  const path = `/api/editions/${stand.edition.editionId}`;
  const { version, settings } = (await stand.test.get(path, admin)).json();
  const changed = await stand.test.call({
    method: 'PUT',
    url: path,
    headers: { 'content-type': 'application/json', ...admin },
    payload: JSON.stringify({
      version,
      settings: {
        ...settings,
        dates: DATES,
        starts: STARTS,
        slotMinutes: HALF,
        // As people write them.
        timeZone: 'Dubai',
        currency: 'aed',
        deposit: 750.5,
        extraNight: 325,
      },
    }),
  });
  if (changed.statusCode !== 200) throw new Error(changed.body);
  await vi.waitFor(
    async () => expect((await stand.test.get('/api/edition')).json().timeZone).toBe('Asia/Dubai'),
    { timeout: 20_000 },
  );
});

async function receive(): Promise<ReceivedMail> {
  const { received } = stand.mailServer;
  await expect.poll(() => received.length, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(1);
  const [mail] = received.splice(0);
  if (!mail) throw new Error('no mail was received');
  return mail;
}
const linesOf = async (path: string): Promise<Record<string, string>[]> =>
  parse((await stand.test.get(`/api/exports/${path}?format=csv`, admin)).body, { bom: true, columns: true });

it('is shown with its days, half hours, time zone and prices', async () => {
  const edition = (await stand.test.get('/api/edition')).json();
  expect(edition.days.map(({ date, label }: Record<string, string>) => [date, label])).toEqual([
    ['2026-11-29', '29 November'],
    ['2026-11-30', '30 November'],
    ['2026-12-01', '01 December'],
    ['2026-12-02', '02 December'],
    ['2026-12-03', '03 December'],
  ]);
  expect(edition).toMatchObject({ slotMinutes: HALF, timeZone: 'Asia/Dubai', utcOffsetLabel: 'UTC+4' });
  expect(edition.hours[0]).toEqual({ minute: 570, label: '9.30 am', range: '9.30am-10.00am' });
  expect(edition.hosted).toMatchObject({ currency: 'AED', deposit: 750.5, extraNight: 325 });
  expect(edition.hosted.stays.map(({ label }: { label: string }) => label)).toContain('30 Nov - 2 Dec 2026');
});

it('a meeting on the fifth day is mailed, is in the calendar at the right instant, and is exported', async () => {
  const date = DATES[4] ?? '';
  const answer = await stand.test.post(
    '/api/visitor/register',
    submissionOf([
      {
        day: 5,
        date,
        dayOfWeek: dayOfWeek(date),
        time: slotRange(570, HALF),
        exhibitor: 'Maker 1',
        boothNumber: 'M-1',
      },
    ]),
  );
  expect(answer.statusCode).toBe(201);
  const { text } = (await receive()).parsed;
  for (const part of ['Thursday, 03 December 2026', '9.30am-10.00am', 'All times are UTC+4.'])
    expect(text).toContain(part);

  await stand.sendStatus(answer.json().registration_id);
  const content = (await receive()).parsed.attachments[0]?.content ?? '';
  const file = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();
  const [part] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const event = new ICAL.Event(part);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-03T05:30:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-03T06:00:00.000Z');

  expect(await linesOf('registrations')).toMatchObject([{ 'Registered at (UTC+4)': '2026-03-02 08:00' }]);
  expect(await linesOf('meetings')).toMatchObject([{ Day: '5', Date: date, Time: '9.30am-10.00am' }]);
});

it('a booking across the end of a month is priced in dirhams', async () => {
  const buyer = await createHostedBuyer(stand.test.db, stand.edition.editionId);
  const saved = await bookingWith(() => stand.test).save(buyer, {
    stayingDuration: '30 Nov - 2 Dec 2026',
    totalAmount: 750.5,
  });
  expect(saved.json()).toMatchObject({ summary: { totalAmount: 750.5, currency: 'AED' } });
  expect(await linesOf('rooming')).toMatchObject([
    { Arrival: '2026-11-30', Departure: '2026-12-02', Total: '750.50', Currency: 'AED' },
  ]);
});
