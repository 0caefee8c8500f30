// The link beside affected meetings is only shown if the list behind it shows exactly those.
import { cleanup, render, screen } from '@testing-library/react';
import type { Impact } from '@visavis/domain/impact/schema';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { UNTOUCHED } from '../../../queries/testing/untouched.ts';
import { actsOf, type Touched } from '../use-touched.ts';
import { TouchedBlock } from './touched-block.tsx';

function hrefWith(changes: Partial<Impact>): string | undefined {
  const impact: Impact = {
    ...UNTOUCHED,
    ...{ meetings: 3, people: 3, exhibitors: 2, days: [{ date: '2026-06-03', meetings: 3 }] },
    moves: { sameHour: 0, sameDay: 0, otherDay: 3, nowhere: 0 },
    ...changes,
  };
  const touched = {
    impact,
    isAsking: false,
    choice: 'move' as const,
    rest: 'keep' as const,
    choose: () => undefined,
    chooseRest: () => undefined,
  };
  render(
    <MemoryRouter>
      <TouchedBlock
        edition={7}
        touched={touched as unknown as Parameters<typeof TouchedBlock>[0]['touched']}
        dates={['2026-06-02', '2026-06-03']}
      />
    </MemoryRouter>,
  );
  return screen.queryByRole('link', { name: 'See the 3' })?.getAttribute('href') ?? undefined;
}

const kinds = (kind: 'day-removed' | 'hour-closed') => ({ [kind]: 3 }) as unknown as Impact['kinds'];

it('the link leads to the meetings of a removed day, in both programmes', () => {
  expect(hrefWith({ kinds: kinds('day-removed') })).toBe(
    '/dashboard/business-matching?programme=all&day=2&edition=7',
  );
});

it('the link is left out for some hours of a day, and for several days', () => {
  expect(hrefWith({ kinds: kinds('hour-closed') })).toBeUndefined();
  cleanup();
  const days = ['2026-06-02', '2026-06-03'].map((date) => ({ date, meetings: 2 }));
  expect(hrefWith({ kinds: kinds('day-removed'), days })).toBeUndefined();
});

it.each([
  [{ sameDay: 0, otherDay: 0, nowhere: 17 }, 'move', 'keep', { act: 'keep', count: 17 }],
  [{ sameDay: 0, otherDay: 0, nowhere: 17 }, 'move', 'cancel', { act: 'cancel', count: 17 }],
  [{ sameDay: 9, otherDay: 3, nowhere: 5 }, 'move', 'keep', { act: 'move', count: 12 }],
  [{ sameDay: 9, otherDay: 3, nowhere: 5 }, 'move', 'cancel', { act: 'moveAndCancel', count: 12, others: 5 }],
  [{ sameDay: 9, otherDay: 3, nowhere: 5 }, 'cancel', 'keep', { act: 'cancel', count: 17 }],
] as const)('the button counts what will be done: of %j, %s and %s', (moves, choice, rest, acts) => {
  const touched = { impact: { meetings: 17, moves }, choice, rest } as unknown as Touched;
  expect(actsOf(touched)).toEqual(acts);
});
