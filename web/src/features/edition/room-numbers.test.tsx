// Rooms of the stays on the edition page: how many are taken, what fewer means, and saving them with the rest.
import { screen, waitFor } from '@testing-library/react';
import { EDITION_HEADER } from '@visavis/contract/endpoint';
import { expect, test } from 'vitest';
import { Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { UNTOUCHED } from '../../queries/testing/untouched.ts';
import { EditionPage } from './edition-page.tsx';
import { SETTINGS, storedEdition } from './testing/edition-fixture.ts';

const stay = { from: '2026-06-02', to: '2026-06-04', label: '2 - 4 Jun 2026' };
const double = { stay, roomType: 'One Double Bed', places: null, booked: 3, paid: 0, waiting: 0 };
const former = { stay, roomType: 'Sea view', places: null, booked: 1, paid: 1, waiting: 0 };
const room = { stay, roomType: 'Two Single Bed', places: 20, booked: 12, paid: 8, waiting: 1 };

/** The page of a draft, edition 7, while the site shows edition 2. */
function visit({ put }: { put?: () => unknown } = {}) {
  const saved: unknown[] = [];
  const asked: unknown[] = [];
  let draft = { ...storedEdition(), state: 'draft' as const, bookings: { paid: 0, unpaid: 0 } };
  const page = visitPage({
    pages: { '/dashboard/edition/:id': <EditionPage /> },
    address: '/dashboard/edition/7',
    role: 'admin',
    answers: {
      'GET /api/edition': () => demoEdition({ id: 2 }),
      'GET /api/editions': () => [draft],
      'GET /api/countries': () => [],
      'GET /api/editions/:id/readiness': () => ({ items: [] }),
      'GET /api/editions/:id': () => draft,
      'PUT /api/editions/:id': (_, body) => {
        const { settings } = body as typeof draft;
        saved.push(settings.contactEmail);
        draft = { ...draft, settings, version: draft.version + 1 };
        return draft;
      },
      'GET /api/hosted/rooms': () => ({ rooms: [room, double, former], version: 5 }),
      'POST /api/editions/7/impact': (_, body) => {
        asked.push(body);
        return { ...UNTOUCHED, staysKept: 16 };
      },
      'PUT /api/hosted/rooms': (_, body, headers) => {
        if (put) return put();
        saved.push([headers.get(EDITION_HEADER), body]);
        return { rooms: [{ ...room, places: 10 }], version: 6 };
      },
    },
  });
  return { ...page, saved, asked };
}

const rooms = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Two Single Bed, 2 - 4 Jun 2026' });
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

test('says how many rooms are taken and what fewer means, and saves those of the edition on the page', async () => {
  const { user, saved } = visit();
  const field = await rooms();
  expect(field.value).toBe('20');
  expect(screen.getByText('12 taken, 8 of them paid, 1 waiting. Empty: no limit')).toBeDefined();
  expect(bar()).toBeNull();
  await user.clear(field);
  await user.type(field, '10');
  expect(screen.getByText(/^Fewer than the 12 that are taken: nobody loses a room/)).toBeDefined();
  const email = screen.getByRole('textbox', { name: 'Email for enquiries' });
  await user.clear(email);
  await user.type(email, 'spring@exhibition.example');
  expect(bar()?.textContent).toContain('Two Single Bed, 2 - 4 Jun 2026');
  expect(saved).toEqual([]);
  await user.click(save());
  await waitFor(() => expect(bar()).toBeNull());
  expect(saved).toEqual([
    ['7', { version: 5, rooms: [{ from: '2026-06-02', roomType: 'Two Single Bed', places: 10 }] }],
    'spring@exhibition.example',
  ]);
});

test('an unreadable number is reported at its field, which keeps it', async () => {
  const { user, saved } = visit();
  const field = await rooms();
  await user.clear(field);
  await user.type(field, 'ten');
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect([field.value, saved]).toEqual(['ten', []]);
});

test('a change that comes too late is reported, and what was typed stays', async () => {
  const { user } = visit({
    put: () => new Refusal(409, 'edition.stale', 'Somebody else has changed this edition.'),
  });
  const field = await rooms();
  await user.clear(field);
  await user.type(field, '10');
  await user.click(save());
  expect(
    await screen.findByText(/changed/, { selector: '[role="alert"] *, [role="status"] *' }),
  ).toBeDefined();
  expect(field.value).toBe('10');
});

test('each type has a field, even if no longer offered, and other types and nights say what stays as booked', async () => {
  const { user, saved, asked } = visit();
  await rooms();
  const names = screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /, 2 - 4 Jun 2026$/ })
    .map(({ name }) => name);
  expect(names).toEqual(
    ['Two Single Bed', 'One Double Bed', 'Sea view'].map((type) => `rooms 2026-06-02 ${type}`),
  );
  const nights = screen.getByRole('textbox', { name: 'Nights of a free stay' });
  await user.clear(nights);
  await user.type(nights, '3');
  const types = screen.getByRole('textbox', { name: 'Room types' });
  await user.type(types, '\nSuite');
  expect(
    await screen.findByText(
      /^16 booked stays keep their nights and their rooms, which would no longer be offered/,
    ),
  ).toBeDefined();
  const { dates, starts, slotMinutes, stayArrivals } = SETTINGS;
  const roomTypes = ['Two Single Bed', 'One Double Bed', 'Suite'];
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      settings: { dates, starts, slotMinutes, stayNights: 3, stayArrivals, roomTypes },
    }),
  );
  await user.click(save());
  await waitFor(() => expect(bar()).toBeNull());
  expect(screen.queryByText(/booked stays keep their nights/)).toBeNull();
  expect(saved).toHaveLength(1);
});
