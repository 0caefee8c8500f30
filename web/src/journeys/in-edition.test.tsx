// Pages of a personal link use the edition of the link: its days, hours, clock, interests, matches and slots.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCategories } from '../features/interests/use-categories.ts';
import { useExhibitorSearch } from '../features/matching/api.ts';
import { useFreeHours } from '../features/matching/use-free-hours.ts';
import { useUnavailableSlots } from '../features/scheduling/api.ts';
import { NOTHING_HELD } from '../features/scheduling/holds.ts';
import { useFairZone } from '../i18n/use-fair-zone.ts';
import { useFairOver } from '../lib/fair-over.ts';
import { renderIn } from '../lib/testing/render-in.tsx';
import { demoEdition } from '../queries/testing/schedule-fixture.ts';
import { useEdition } from '../queries/use-edition.ts';
import { InEdition } from '../shell/in-edition.tsx';

const site = demoEdition({ id: 9, name: 'Autumn fair' });
const own = {
  ...demoEdition({ id: 4, name: 'Spring fair', isClosed: true }),
  timeZone: 'Asia/Dubai',
  utcOffsetLabel: 'UTC+4',
};

/** Path of each call, and the edition that it named. */
let calls: [string, string | null][];
beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const named = new Headers(headers).get('x-edition');
    const [path = ''] = url.split('?');
    calls.push([path, named]);
    if (path === '/api/edition') return Response.json(named === '4' ? own : site);
    if (path === '/api/free-hours') return Response.json({ freeHours: [] });
    if (path === '/api/unavailable-slots')
      return Response.json({ success: true, data: { unavailable_slots: {} } });
    return Response.json([]);
  });
});

const NO_HOLDS = { now: () => NOTHING_HELD, subscribe: () => () => {}, draftToken: () => undefined };
const COMPANIES = [1];
const NOBODY = new Set<number>();

function Reading() {
  const { data } = useEdition();
  const { utcOffsetLabel } = useFairZone();
  useCategories();
  useExhibitorSearch(['Serums']);
  useFreeHours(null, NOBODY);
  useUnavailableSlots(COMPANIES, NO_HOLDS);
  return (
    <p>
      {data?.name}, {utcOffsetLabel}, {useFairOver() ? 'over' : 'not over'}
    </p>
  );
}

function Site() {
  return <p>Site: {useEdition().data?.name}</p>;
}

const open = (id: number | undefined) =>
  renderIn(
    <>
      <Site />
      <InEdition id={id}>
        <Reading />
      </InEdition>
    </>,
  );

const READS = [
  '/api/categories',
  '/api/exhibitors/search',
  '/api/free-hours',
  '/api/unavailable-slots',
] as const;

test('every call of the page names the edition of the link, and the page uses its clock', async () => {
  open(4);
  await screen.findByText('Spring fair, UTC+4, not over');
  await screen.findByText('Site: Autumn fair');
  await waitFor(() => expect(calls.map(([path]) => path)).toEqual(expect.arrayContaining([...READS])));
  for (const [path, named] of calls.filter(([path]) => path !== '/api/edition'))
    expect([path, named]).toEqual([path, '4']);
  expect(calls.filter(([path]) => path === '/api/edition').map(([, named]) => named)).toEqual(
    expect.arrayContaining([null, '4']),
  );
  // The browser only caches the edition that visitors see.
  expect(localStorage.getItem('categoriesCache')).toBeNull();
});

test('says that it is about a different fair than the other pages', async () => {
  open(4);
  const note = await screen.findByText(/This page is about Spring fair/);
  expect(note.textContent).toContain('The other pages of this site are about Autumn fair.');
});

test('shows no notice for the edition that visitors see', async () => {
  open(9);
  await screen.findByText('Autumn fair, UTC+8, not over');
  await waitFor(() => expect(calls.map(([path]) => path)).toEqual(expect.arrayContaining([...READS])));
  expect(screen.queryByText(/This page is about/)).toBeNull();
});

test('an older copy stored on a device names no edition, so the page reads the one that visitors see', async () => {
  open(undefined);
  await screen.findByText(/Autumn fair, UTC\+8/);
  await waitFor(() => expect(calls.map(([path]) => path)).toEqual(expect.arrayContaining([...READS])));
  expect(calls.filter(([, named]) => named !== null)).toEqual([]);
});
