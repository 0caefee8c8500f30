// Scanning on Show day: the mark of the current meeting, and what is said of people whom it cannot mark.
import { screen, within } from '@testing-library/react';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { describe, expect, it } from 'vitest';
import { visitPage } from '../../lib/testing/page-visit.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { ScanPanel } from './components/scan-panel.tsx';

const schedule = (day: number, status: 2 | 3 | 4) => ({
  id: day,
  day,
  date: `2026-06-0${day + 1}`,
  minute: 660,
  time: '11.00am-12.00pm',
  exhibitor: 'Hanari Skin Lab',
  boothNumber: 'A-208',
  status,
});
const person = (schedules: object[]) =>
  ({
    id: 7,
    name: 'Noor Aziz',
    company: 'Kenari Spa',
    registrationNumber: 'BM-7K3M-Q2XD',
    schedules,
  }) as unknown as MeetingGroup;

const page = (items: readonly unknown[]) =>
  Response.json(items, { headers: { 'x-total-count': String(items.length) } });

async function scan(typed: string, found: MeetingGroup[], isOfOtherEdition = false) {
  const { user, calls } = visitPage({
    pages: { '/': <ScanPanel shown={{ day: 2, hour: { day: 2, minute: 660 } } as unknown as ShowDay} /> },
    address: '/',
    answers: {
      'GET /api/attendance': () => page([]),
      'GET /api/meetings': () => page(found),
      'GET /api/desk/people': () => ({ people: [], exhibitors: [], total: 0, isOfOtherEdition }),
    },
  });
  await user.type(screen.getByRole('textbox'), `${typed}{Enter}`);
  return calls;
}

it.each([
  [
    'tomorrow’s',
    [schedule(3, 4), schedule(1, 4)],
    'No approved meeting today. Next: 04 June 2026, 11.00am-12.00pm, Hanari Skin Lab, A-208.',
  ],
  [
    'pending today',
    [schedule(2, 2), schedule(3, 4)],
    'Not approved yet: 03 June 2026, 11.00am-12.00pm, Hanari Skin Lab, A-208.',
  ],
  ['yesterday’s', [schedule(1, 4), schedule(2, 3)], 'No approved meeting today or later.'],
  ['rejected', [schedule(2, 3)], 'No approved meeting.'],
])(
  'shows the state of somebody whose meeting is %s, and links to the person',
  async (_what, schedules, sentence) => {
    const calls = await scan('bm7k3mq2xd', [person(schedules)]);
    await screen.findByText(sentence);
    expect(screen.getByRole('link', { name: 'Noor Aziz' }).getAttribute('href')).toBe(
      '/dashboard/people/BM-7K3M-Q2XD',
    );
    // Searches both programmes, with the reference in its canonical form.
    expect(calls.at(-1)).toMatch(/programme=all&search=BM-7K3M-Q2XD/);
  },
);

it.each([
  ['bm7k3mq2xd', true, 'BM-7K3M-Q2XD belongs to another edition of the fair.'],
  ['bm7k3mq2xd', false, 'Nobody is registered with BM-7K3M-Q2XD.'],
  ['noor', false, 'Nobody was found for “noor”.'],
])(
  'says like the desk that nobody is registered: %s, in another edition %s',
  async (typed, isElsewhere, sentence) => {
    await scan(typed, [], isElsewhere);
    await screen.findByText(sentence);
  },
);

describe('a meeting under way', () => {
  const NOW = '2026-06-03T06:47:00.000Z';
  const meeting = (id: number, name: string, changes: object = {}) => ({
    id,
    version: 1,
    registrationId: id,
    reference: `BM-7K3M-Q2X${id}`,
    name,
    company: `${name} Trading`,
    exhibitor: 'Oasis Attar',
    boothNumber: 'C-101',
    day: 2,
    date: '2026-06-03',
    minute: 840,
    time: '2.00pm-3.00pm',
    attendance: null,
    marked: null,
    ...changes,
  });
  const marks: unknown[] = [];

  function open(meetings: ReturnType<typeof meeting>[]) {
    marks.length = 0;
    const shown = { day: 2, hour: { day: 2, minute: 840 } } as unknown as ShowDay;
    const { user } = visitPage({
      pages: { '/': <ScanPanel shown={shown} /> },
      address: '/',
      serverTime: NOW,
      answers: {
        'GET /api/edition': () => demoEdition(),
        'GET /api/attendance': () =>
          Response.json(meetings, {
            headers: { 'x-total-count': String(meetings.length), 'x-server-time': NOW },
          }),
        'POST /api/attendance/:id': (_url, body) => {
          marks.push(body);
          return { ...meetings[0], ...(body as object), version: 2 };
        },
      },
    });
    const field = screen.getByRole<HTMLInputElement>('textbox');
    return { field, scan: (typed: string) => user.type(field, `${typed}{Enter}`), user };
  }

  it('is marked Held; the field is empty and keeps the focus for the next scan, and Undo removes the mark', async () => {
    const { field, scan, user } = open([meeting(1, 'Priya Nair')]);
    await scan('bm7k3mq2x1');
    await screen.findByText(/^Held\. 2\.00pm-3\.00pm at Oasis Attar/);
    expect(marks).toEqual([{ attendance: 'held', version: 1 }]);
    expect(field.value).toBe('');
    await expect.poll(() => document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^The mark is removed\./);
    expect(marks[1]).toEqual({ attendance: null, version: 2 });
  });

  it('that was marked before is named with who did it, and what was typed stays', async () => {
    const marked = { by: 'admin@visavis.example', at: '2026-06-03T06:45:00.000Z', way: 'dashboard' };
    const { field, scan } = open([meeting(1, 'Priya Nair', { attendance: 'held', marked })]);
    await scan('priya');
    await screen.findByText(/^Marked Held before, by admin@visavis\.example/);
    expect(field.value).toBe('priya');
    expect(marks).toEqual([]);
  });

  it('over by now is not marked, and several people are offered by name', async () => {
    const earlier = { minute: 780, time: '1.00pm-2.00pm' };
    const { scan, user } = open([meeting(1, 'Kenji Watanabe'), meeting(2, 'Rafael Monteiro', earlier)]);
    await scan('Trading');
    await user.click(
      await screen.findByRole('button', { name: /^Rafael Monteiro, Rafael Monteiro Trading/ }),
    );
    const said = within(screen.getByRole('status'));
    await said.findByText('No meeting runs now, so nothing was marked. No further meeting today.');
    expect(marks).toEqual([]);
    await scan('Trading');
    await user.click(await screen.findByRole('button', { name: /^Kenji Watanabe, Kenji Watanabe Trading/ }));
    await said.findByText(/^Held\. /);
    expect(marks).toEqual([{ attendance: 'held', version: 1 }]);
  });
});
