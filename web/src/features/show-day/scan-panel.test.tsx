// What Show day says of people it cannot mark: tomorrow's, pending, of another edition, unknown.
import { screen } from '@testing-library/react';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { expect, it } from 'vitest';
import { visitPage } from '../../lib/testing/page-visit.tsx';
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
