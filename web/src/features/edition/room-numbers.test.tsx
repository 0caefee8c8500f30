// Rooms of the stays on the edition page: how many are taken, what fewer means, and that they are saved with the rest.
import { screen, waitFor } from '@testing-library/react';
import { EDITION_HEADER } from '@visavis/contract/endpoint';
import { afterEach, expect, test } from 'vitest';
import { endVisit, Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { EditionPage } from './edition-page.tsx';
import { storedEdition } from './testing/edition-fixture.ts';

afterEach(endVisit);

const stay = { from: '2026-06-02', to: '2026-06-04', label: '2 - 4 Jun 2026' };
const room = { stay, roomType: 'Two Single Bed', places: 20, booked: 12, paid: 8, waiting: 1 };

/** The page of a draft, edition 7, while the site shows edition 2. */
function visit({ put }: { put?: () => unknown } = {}) {
  const saved: unknown[] = [];
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
      'GET /api/hosted/rooms': () => ({ rooms: [room], version: 5 }),
      'PUT /api/hosted/rooms': (_, body, headers) => {
        if (put) return put();
        saved.push([headers.get(EDITION_HEADER), body]);
        return { rooms: [{ ...room, places: 10 }], version: 6 };
      },
    },
  });
  return { ...page, saved };
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

test('a number that cannot be read is said at its field, which keeps it', async () => {
  const { user, saved } = visit();
  const field = await rooms();
  await user.clear(field);
  await user.type(field, 'ten');
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect([field.value, saved]).toEqual(['ten', []]);
});

test('a change that comes too late is said, and what was typed stays', async () => {
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
