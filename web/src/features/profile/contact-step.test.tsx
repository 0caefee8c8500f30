// Step 1 as a visitor sees it: messages and how they clear, phone digits, prefill, and what is stored.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleVisitor } from '@visavis/domain/profile/example';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryFields } from '../../wizard/memory-fields.ts';
import { ContactStep } from './contact-step.tsx';
import type { ContactValues } from './values.ts';

const COUNTRIES = [
  ['Canada', 'CA', '+1', ''],
  ['Malaysia', 'MY', '+6', '0'],
  ['United States', 'US', '+1', ''],
].map(([common, cca2, root, suffix]) => ({
  name: { common },
  cca2,
  flags: { svg: `/flags/${cca2}.svg`, png: `/flags/${cca2}.png` },
  idd: { root, suffixes: [suffix] },
}));

const AMIRA: ContactValues = {
  ...exampleVisitor({ email: 'amira@kenari.example' }),
  phoneCountry: 'MY',
  phoneDigits: '123456789',
};

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  answer.mockImplementation(async () => Response.json(COUNTRIES));
});
afterEach(() => answer.mockReset());

function open(saved: Partial<ContactValues> = {}, fieldErrors?: Record<string, string>) {
  const stored = memoryFields(saved);
  const change = vi.spyOn(stored, 'change');
  const onNext = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (errors: Record<string, string> | undefined) => (
    <QueryClientProvider client={client}>
      <ContactStep stored={stored} onNext={onNext} {...(errors ? { fieldErrors: errors } : {})} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(fieldErrors));
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
  return { stored, change, onNext, next, rerender: () => rerender(page(fieldErrors && { ...fieldErrors })) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('an empty form shows the exact message of every field and focuses the first one', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { next, onNext } = open();
  await next();
  for (const message of [
    'Name is required',
    'Designation is required',
    'Email is required',
    'Phone number is required',
    'Company name is required',
    'Company nature is required',
    'Company size is required',
  ])
    expect(screen.getByText(message)).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(field('Name'));
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
  expect(onNext).not.toHaveBeenCalled();
});

test('an edit clears only the message of its own field, and shows no new one', async () => {
  const { next } = open();
  await next();
  await userEvent.type(field('Email'), 'amira@kenari');
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(screen.queryByText('Email is invalid')).toBeNull();
  await userEvent.type(field('Phone Number'), '1');
  await userEvent.click(screen.getByRole('radio', { name: '51-100' }));
  expect(screen.queryByText('Phone number is required')).toBeNull();
  expect(screen.queryByText('Company size is required')).toBeNull();
  expect(screen.getByText('Name is required')).toBeTruthy();
  await next();
  expect(screen.getByText('Email is invalid')).toBeTruthy();
});

test('prefills saved values and stores them trimmed', async () => {
  const { next, onNext, stored } = open({ ...AMIRA, name: '  Amira Rahman ' });
  expect(field('Email').value).toBe('amira@kenari.example');
  expect(field('Phone Number').value).toBe('123456789');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '11-50' }).checked).toBe(true);
  await next();
  await waitFor(() => expect(onNext).toHaveBeenCalled());
  expect(stored.read()).toEqual(AMIRA);
});

test('the phone field accepts only digits, typed or pasted, and stores every edit', async () => {
  const { stored } = open();
  const phone = field('Phone Number');
  await userEvent.type(phone, '1a2-3');
  await userEvent.paste('+ (45) six');
  expect(phone.value).toBe('12345');
  expect(stored.read()).toEqual({ phoneDigits: '12345', phoneNumber: '+6012345', phoneCountry: 'MY' });
});

test('shows the saved country when two share a dialling code', async () => {
  open({ ...AMIRA, phoneCountry: 'CA', phoneNumber: '+15550', phoneDigits: '5550' });
  expect(await screen.findByRole('button', { name: /Canada \+1/ })).toBeTruthy();
});

test("says 'Loading...' until the countries are loaded, and accepts a number even if they never are", async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer.mockRejectedValue(new TypeError('offline'));
  const { next, stored } = open({ ...AMIRA, phoneNumber: '', phoneDigits: '' });
  expect(screen.getByText('Loading...')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /\+60/ })).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  await userEvent.type(field('Phone Number'), '77');
  await next();
  await waitFor(() => expect(stored.read().phoneNumber).toBe('+6077'));
});

test('shows the message of a refused submission until that field is edited', async () => {
  const { rerender } = open(AMIRA, { 'registration.email': 'Email is invalid' });
  expect(await screen.findByText('Email is invalid')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(field('Email'));
  await userEvent.type(field('Email'), 'x');
  rerender();
  expect(screen.queryByText('Email is invalid')).toBeNull();
});

test('an edit stores only its own field', async () => {
  const { change } = open(AMIRA);
  await userEvent.type(field('Company Name'), '!');
  expect(change.mock.calls).toEqual([[{ companyName: `${AMIRA.companyName}!` }]]);
});

test('shows changes of another tab, and keeps what was already typed here', async () => {
  const { stored, change } = open(AMIRA);
  await userEvent.type(field('Name'), ' Binti');
  change.mockClear();
  act(() =>
    stored.replace({
      ...stored.read(),
      email: 'buyer@kenari.example',
      phoneDigits: '77',
      companySize: '1-10',
    }),
  );
  expect(field('Name').value).toBe('Amira Rahman Binti');
  expect(field('Email').value).toBe('buyer@kenari.example');
  expect(field('Phone Number').value).toBe('77');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1-10' }).checked).toBe(true);
  expect(change).not.toHaveBeenCalled();
  // Another tab has submitted the draft.
  act(() => stored.replace({}));
  expect(field('Name').value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1-10' }).checked).toBe(false);
});
