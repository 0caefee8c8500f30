// Every field of the form steps has one value, whichever key or tab it was written under.
import { beforeEach, expect, test } from 'vitest';
import { businessDraft } from './business-draft.ts';

const { form, registration, companyInfo } = businessDraft;

beforeEach(() => {
  registration.clear();
  companyInfo.clear();
});

test('what step 2 changes after Next is what is sent', () => {
  form.change({ name: 'Amira', city: 'Kuala Lumpur' });
  form.change({ city: 'Penang' });
  expect(form.read()).toEqual({ name: 'Amira', city: 'Penang' });
  expect(registration.read()).toEqual({ name: 'Amira', city: 'Penang' });
  expect(companyInfo.read()).toEqual({ city: 'Penang' });
});

test.each([
  [
    'both keys that differ',
    { name: 'Amira', city: 'Kuala Lumpur' },
    { city: 'Penang' },
    { name: 'Amira', city: 'Penang' },
  ],
  [
    'step 2 that was never left by Next',
    { name: 'Amira' },
    { city: 'Penang' },
    { name: 'Amira', city: 'Penang' },
  ],
  ['one key with both steps', { name: 'Amira', city: 'Penang' }, null, { name: 'Amira', city: 'Penang' }],
])('a draft of before opens: %s', (_, whole, company, expected) => {
  registration.write(whole);
  if (company) companyInfo.write(company);
  expect(form.read()).toEqual(expected);
  form.change({ name: 'Amira Rahman' });
  expect(form.read()).toEqual({ ...expected, name: 'Amira Rahman' });
});

test('a field that another tab stored meanwhile stays', () => {
  form.change({ name: 'Amira' });
  const other = JSON.parse(localStorage.getItem('businessRegistration') ?? '');
  other.owners.business.value.email = 'amira@kenari.example';
  localStorage.setItem('businessRegistration', JSON.stringify(other));
  form.change({ designation: 'Buyer' });
  expect(form.read()).toEqual({ name: 'Amira', email: 'amira@kenari.example', designation: 'Buyer' });
});

test('the same object is read until a field changes', () => {
  form.change({ name: 'Amira' });
  expect(form.read()).toBe(form.read());
});
