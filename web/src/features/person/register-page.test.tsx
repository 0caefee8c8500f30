// Registering a person by hand: missing fields and lost hours are marked, and a missing response is reported as such.
import { fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import type { ExhibitorField } from './components/meeting-rows.tsx';
import { RegisterPage } from './register-page.tsx';

const MAKERS = [
  { id: 1, name: 'Atelier Nacre', boothNumber: 'B-145' },
  { id: 2, name: 'Seri Kenanga', boothNumber: 'A-003' },
];
const exhibitorField: ExhibitorField = ({ onChange }) =>
  MAKERS.map((maker) => (
    <button key={maker.id} type="button" onClick={() => onChange(maker)}>
      {maker.name}
    </button>
  ));

function visit(register: () => unknown, role?: 'viewer') {
  /** Labels of hours taken by others, by exhibitor. */
  const gone: Record<string, { day: number; time: string }[]> = {};
  const bodies: { key: string }[] = [];
  const { user } = visitPage({
    ...(role && { role }),
    address: '/',
    pages: {
      '/': (
        <ToastRegion durationMs={5000}>
          <RegisterPage exhibitorField={exhibitorField} />
        </ToastRegion>
      ),
      '/elsewhere': <p>Elsewhere</p>,
      '/dashboard/people/:reference': <p>The person</p>,
    },
    answers: {
      'GET /api/edition': () => demoEdition(),
      'GET /api/countries': () => [{ name: { common: 'Malaysia' }, cca2: 'MY' }],
      'GET /api/category-tree': () => ({ categories: [] }),
      'GET /api/meetings': (url) =>
        url.searchParams.get('search') === 'taken@kenari.example'
          ? [{ name: 'Mei Tan', registrationNumber: 'BM-7K3M-Q2XD', email: 'Taken@kenari.example' }]
          : [
              {
                name: 'Other',
                registrationNumber: 'BM-2222-2222',
                email: `x.${url.searchParams.get('search')}`,
              },
            ],
      'GET /api/unavailable-slots': (url) => {
        const slots = gone[url.searchParams.get('exhibitors') ?? ''] ?? [];
        return { success: true, data: { unavailable_slots: { some: slots } } };
      },
      'POST /api/registrations': (_, body) => {
        bodies.push(body as { key: string });
        return register();
      },
    },
  });
  return { user, gone, bodies };
}

async function fill(): Promise<void> {
  const typed = {
    Name: 'Farah Idris',
    Designation: 'Buyer',
    Email: 'farah@kenari.example',
    'Phone Number': '+60 12-345 6789',
    'Company Name': 'Kenari Spa',
    'Company Nature of Business': 'Spa',
    'Company Phone Number': '+60 3-7788 9900',
    'Address Line 1': 'Jalan Telawi',
    City: 'Kuala Lumpur',
    State: 'Selangor',
    'Postal/Zip Code': '59100',
  };
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Company Size' }), { target: { value: '1-10' } });
  const country = screen.getByRole('combobox', { name: /^Country/ });
  fireEvent.click(country);
  fireEvent.change(country, { target: { value: 'Malaysia' } });
  fireEvent.click(await screen.findByRole('option', { name: /Malaysia/ }));
}

async function choose(row: HTMLElement, maker: string, slot: string): Promise<HTMLSelectElement> {
  fireEvent.click(within(row).getByRole('button', { name: maker }));
  const hour = within(row).getByRole('combobox', { name: 'Day and hour' }) as HTMLSelectElement;
  await expect.poll(() => hour.options.length).toBeGreaterThan(1);
  fireEvent.change(hour, { target: { value: slot } });
  return hour;
}
/** The message above the button. */
const banner = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((sentence) => !sentence.startsWith('This hour'))
    .join('');
const register = () => screen.getByRole('button', { name: 'Register' });

test('names the exhibitor and hour lost to somebody else, and marks only that row until another hour is chosen', async () => {
  const time = '11.00am-12.00pm';
  const lost = [{ exhibitor: 'Atelier Nacre', boothNumber: 'B-145', day: 1, time }];
  const { user, gone } = visit(
    () => new Refusal(409, 'meeting.slot-taken', 'Please choose again for the companies named.', { lost }),
  );
  await fill();
  await user.click(screen.getByRole('button', { name: 'Add a meeting' }));
  const [first, second] = screen.getAllByRole('group', { name: /^Meeting/ }) as [HTMLElement, HTMLElement];
  const taken = await choose(first, 'Atelier Nacre', '1-660');
  const kept = await choose(second, 'Seri Kenanga', '2-780');
  gone['1'] = [{ day: 1, time: '11 am' }];
  await user.click(register());

  await expect.poll(banner).toMatch(/the companies named\.Atelier Nacre, .*June.*11/);
  expect(taken.value).toBe('');
  expect(taken.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(taken);
  expect(within(first).getByText('This hour was taken in the meantime. Please choose another.')).toBeTruthy();
  expect([kept.value, kept.getAttribute('aria-invalid') === 'true']).toEqual(['2-780', false]);
  await expect.poll(() => [...taken.options].some(({ value }) => value === '1-660')).toBe(false);

  // Another change keeps the mark; another hour removes it.
  fireEvent.change(kept, { target: { value: '2-840' } });
  expect(taken.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(taken, { target: { value: '1-780' } });
  expect(taken.getAttribute('aria-invalid')).not.toBe('true');
});

test('marks missing fields, takes a double click as one, and shows the person once registered', async () => {
  const consent = 'Please ask the person whether they agree to the terms, and tick the box.';
  let isRefused = true;
  const { user, bodies } = visit(() =>
    isRefused
      ? new Refusal(422, 'request.invalid', consent, { fields: { consent } })
      : { reference: 'BM-7K3M-Q2XD' },
  );
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  await expect.poll(banner).toBe('Nobody was registered yet. Please look at the marked fields.');
  const name = screen.getByRole('textbox', { name: 'Name' });
  await expect.poll(() => document.activeElement).toBe(name);
  expect(document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(2);
  expect(bodies).toEqual([]);
  await fill();
  await choose(screen.getByRole('group', { name: /^Meeting/ }), 'Atelier Nacre', '1-660');
  await user.click(register());
  await screen.findByText(consent, { selector: '#consent-error' });
  isRefused = false;
  fireEvent.click(screen.getByRole('checkbox', { name: /^The person agrees/ }));
  await user.dblClick(register());
  await screen.findByText('The person');
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toMatchObject({ consent: true, registration: { name: 'Farah Idris' } });
});

test('says that no reply came, and sends the same request again', async () => {
  let isLost = true;
  const { user, bodies } = visit(() => {
    if (isLost) throw new TypeError('no network');
    return { reference: 'BM-7K3M-Q2XD' };
  });
  await fill();
  await choose(screen.getByRole('group', { name: /^Meeting/ }), 'Atelier Nacre', '1-660');
  await user.click(register());
  await expect
    .poll(banner)
    .toBe(
      'We got no reply, so the person may have been registered. Please press Register again: nobody is registered twice.',
    );
  isLost = false;
  await user.click(register());
  await screen.findByText('The person');
  expect(bodies[1]).toEqual(bodies[0]);
});

test.each([
  ['a meeting', () => fireEvent.click(screen.getByRole('button', { name: 'Atelier Nacre' }))],
  ['the consent', () => fireEvent.click(screen.getByRole('checkbox', { name: /^The person agrees/ }))],
])('asks before leaving when nothing but %s was entered', async (_, enter) => {
  visit(() => undefined);
  await screen.findByRole('button', { name: 'Register' });
  enter();
  fireEvent.click(screen.getByRole('link', { name: 'Business Matching' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('says while typing that the address is registered, and links to the person', async () => {
  visit(() => ({}));
  const email = await screen.findByRole('textbox', { name: 'Email' });
  fireEvent.change(email, { target: { value: 'taken@kenari.exam' } });
  fireEvent.change(email, { target: { value: 'TAKEN@kenari.example' } });
  await screen.findByText('Mei Tan is registered with this address: BM-7K3M-Q2XD.');
  expect(screen.getByRole('link', { name: 'Open BM-7K3M-Q2XD' }).getAttribute('href')).toBe(
    '/dashboard/people/BM-7K3M-Q2XD',
  );
  fireEvent.change(email, { target: { value: 'free@kenari.example' } });
  await waitForElementToBeRemoved(() => screen.queryByText(/is registered with this address/));
});

test('tells viewers who registers people', async () => {
  visit(() => ({}), 'viewer');
  expect(await screen.findByText(/Editors and admins register people\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});
