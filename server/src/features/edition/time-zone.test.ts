// Editions in zones with daylight saving time or half hours: the edition, meetings, mails, calendar files and exports.
import { dayOfWeek } from '@visavis/domain/edition/calendar';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { openMailStand } from '../../testing/mail-harness.ts';
import type { ReceivedMail } from '../../testing/mail-server.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { submissionOf } from '../../testing/submission.ts';

const HALF = 30;
const ELEVEN = 660;

const FAIRS = [
  {
    zone: 'Europe/Berlin',
    // Clocks go back in the night before 25 October.
    dates: ['2026-10-24', '2026-10-25', '2026-10-26'],
    labels: ['UTC+2 / UTC+1', 'UTC+2', 'UTC+1'],
    starts: ['2026-10-24T09:00:00.000Z', '2026-10-25T10:00:00.000Z'],
    registered: ['Registered at (Europe/Berlin)', '2026-03-02 05:00'],
  },
  {
    zone: 'America/St_Johns',
    // Clocks go back in the night before 1 November.
    dates: ['2026-10-31', '2026-11-01'],
    labels: ['UTC-2:30 / UTC-3:30', 'UTC-2:30', 'UTC-3:30'],
    starts: ['2026-10-31T13:30:00.000Z', '2026-11-01T14:30:00.000Z'],
    registered: ['Registered at (America/St_Johns)', '2026-03-02 00:30'],
  },
  {
    zone: 'Asia/Kolkata',
    dates: ['2026-10-31', '2026-11-01'],
    labels: ['UTC+5:30', undefined, undefined],
    starts: ['2026-10-31T05:30:00.000Z', '2026-11-01T05:30:00.000Z'],
    registered: ['Registered at (UTC+5:30)', '2026-03-02 09:30'],
  },
  {
    zone: 'Asia/Dubai',
    dates: ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
    labels: ['UTC+4', undefined, undefined],
    starts: ['2026-11-30T07:00:00.000Z', '2026-12-01T07:00:00.000Z'],
    registered: ['Registered at (UTC+4)', '2026-03-02 08:00'],
  },
];

describe.each(FAIRS)('an edition in $zone', ({ zone, dates, labels, starts, registered }) => {
  const stand = prepareOnce(openMailStand);
  beforeAll(async () => {
    await updateRows(
      stand.test.db,
      'edition',
      { id: stand.edition.editionId },
      { starts: [ELEVEN, ELEVEN + HALF], slot_minutes: HALF, dates },
    );
    const admin = await logInAs(stand.test.db, 'admin');
    const path = `/api/editions/${stand.edition.editionId}`;
    const { version, settings } = (await stand.test.get(path, admin)).json();
    const changed = await stand.test.put(path, { version, settings: { ...settings, timeZone: zone } }, admin);
    expect([changed.statusCode, changed.json().settings.timeZone]).toEqual([200, zone]);
  });

  const getEdition = async () => (await stand.test.get('/api/edition')).json();
  async function receive(): Promise<ReceivedMail> {
    const { received } = stand.mailServer;
    await expect.poll(() => received.length, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(1);
    const [mail] = received.splice(0);
    if (!mail) throw new Error('no mail was received');
    return mail;
  }

  it('is described in its time zone, and a meeting has the same instant everywhere', async () => {
    await expect.poll(async () => (await getEdition()).timeZone, { timeout: 10_000 }).toBe(zone);
    const edition = await getEdition();
    const dayLabels = edition.days.map((day: { utcOffsetLabel?: string }) => day.utcOffsetLabel);
    expect([edition.utcOffsetLabel, ...dayLabels.slice(0, 2)]).toEqual(labels);

    const meetings = [1, 2].map((day) => ({
      day,
      date: dates[day - 1] ?? '',
      dayOfWeek: dayOfWeek(dates[day - 1] ?? ''),
      time: slotRange(ELEVEN, HALF),
      exhibitor: `Maker ${day}`,
      boothNumber: `M-${day}`,
    }));
    expect((await stand.test.post('/api/visitor/register', submissionOf(meetings))).statusCode).toBe(201);
    const claims = await readRows(stand.test.db, 'claim', {}, ['registration_id', 'starts_at'], 'day');
    expect(claims.map(({ starts_at }) => starts_at.toISOString())).toEqual(starts);

    expect((await receive()).parsed.text).toContain(`All times are ${labels[0]}.`);
    await stand.sendStatus(claims[0]?.registration_id ?? 0);
    const content = (await receive()).parsed.attachments[0]?.content ?? '';
    const file = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();
    const events = new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((part) => new ICAL.Event(part));
    const inFile = events.map(({ startDate, endDate }) => [startDate, endDate].map((at) => at.toJSDate()));
    expect(inFile.map(([start]) => start?.toISOString())).toEqual(starts);
    for (const [start, end] of inFile) expect(Number(end) - Number(start)).toBe(HALF * 60_000);

    const csv = await stand.test.get('/api/exports/registrations?format=csv', stand.viewer);
    const [line] = parse(csv.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(line?.[registered[0] ?? '']).toBe(registered[1]);
  });

  it('counts a slot as begun from its start instant on, and not before', async () => {
    const begun = async () => (await getEdition()).begun;
    const first = Date.parse(starts[0] ?? '');
    stand.passMinutes((first - stand.now().getTime()) / 60_000 - 1);
    expect(await begun()).toEqual([]);
    stand.passMinutes(1);
    expect(await begun()).toEqual([{ day: 1, minute: ELEVEN }]);
  });

  it('refuses to change its time zone once it has meetings', async () => {
    const admin = await logInAs(stand.test.db, 'admin', stand.now());
    const path = `/api/editions/${stand.edition.editionId}`;
    const { version, settings } = (await stand.test.get(path, admin)).json();
    const refused = await stand.test.put(
      path,
      { version, settings: { ...settings, timeZone: 'Asia/Tokyo' } },
      admin,
    );
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      {
        'settings.timeZone':
          'The time zone stays as it is, because this edition has meetings or held hours in it. A new edition may have another.',
      },
    ]);
  });
});
