// My Schedule of a closed edition: the list and the grid of 'Move' use its days, hours and clock.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { demoSchedule, kumo } from '../../features/my-schedule/testing/schedule-fixture.ts';
import { renderRouter } from '../../lib/testing/render-in.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { MyScheduleRoute } from './my-schedule-route.tsx';

const demo = demoEdition();
const own = demoEdition({ id: 4, name: 'Spring fair', isClosed: true, utcOffsetLabel: 'UTC+4' });
const site = demoEdition({
  id: 9,
  name: 'Autumn fair',
  days: demo.days.slice(0, 1),
  hours: demo.hours.slice(0, 1),
});

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const named = new Headers(headers).get('x-edition');
    if (url.startsWith('/api/my-schedule')) return Response.json({ ...demoSchedule([kumo]), edition: 4 });
    if (url === '/api/edition') return Response.json(named === '4' ? own : site);
    return named === '4'
      ? Response.json({ success: true, data: { unavailable_slots: {} } })
      : new Response('{}', { status: 500 });
  });
});

test('the grid of Move belongs to the schedule’s edition', async () => {
  const path = '/business/my-schedule';
  const router = createMemoryRouter([{ path, element: <MyScheduleRoute /> }], {
    initialEntries: [`${path}?key=secret`],
  });
  renderRouter(router);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Move/ }));
  await screen.findByText('UTC+4');
  expect(screen.getAllByRole('rowheader')).toHaveLength(own.hours.length);
  // One more column, for the times.
  expect(screen.getAllByRole('columnheader')).toHaveLength(own.days.length + 1);
});
