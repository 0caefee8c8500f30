// Every field of the form steps has one value, whichever key or tab stored it.
import { beforeEach, expect, test } from 'vitest';
import { businessDraft } from './business-draft.ts';

const { form, registration, companyInfo } = businessDraft;

beforeEach(() => {
  registration.clear();
  companyInfo.clear();
});

test('a change in step 2 after Next is submitted', () => {
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
  ['step 2 left without Next', { name: 'Amira' }, { city: 'Penang' }, { name: 'Amira', city: 'Penang' }],
  ['one key with both steps', { name: 'Amira', city: 'Penang' }, null, { name: 'Amira', city: 'Penang' }],
])('opens an older draft: %s', (_, whole, company, expected) => {
  registration.write(whole);
  if (company) companyInfo.write(company);
  expect(form.read()).toEqual(expected);
  form.change({ name: 'Amira Rahman' });
  expect(form.read()).toEqual({ ...expected, name: 'Amira Rahman' });
});

/** As an earlier version wrote it into the browser's storage, and a tab that was never reloaded still does. */
test('opens the text of an earlier version', () => {
  localStorage.setItem(
    'businessRegistration',
    '{"version":1,"owners":{"business":{"savedAt":"2026-05-01T08:00:00.000Z","value":{"name":"Amira Rahman","designation":"Head of Buying","email":"amira@kenari.example","phoneNumber":"+60123456789","phoneCountry":"MY","phoneDigits":"123456789","companyName":"Kenari","companyNature":"Retail","companySize":"11-50"}}}}',
  );
  localStorage.setItem(
    'companyInfoData',
    '{"version":1,"owners":{"business":{"savedAt":"2026-05-01T08:01:00.000Z","value":{"addressLine1":"18 Jalan Telawi","postalCode":"59100","city":"Kuala Lumpur","country":"Malaysia"}}}}',
  );
  expect(form.read()).toMatchObject({
    name: 'Amira Rahman',
    phoneNumber: '+60123456789',
    phoneDigits: '123456789',
    companySize: '11-50',
    postalCode: '59100',
    city: 'Kuala Lumpur',
  });
});

test('moves a registration from its old key once', () => {
  const old = { name: 'Amira Rahman', phoneNumber: '+60123456789', companySize: '11-50', city: 7 };
  localStorage.setItem('business-registration', JSON.stringify(old));
  businessDraft.adoptLeftover();
  const { city: _, ...texts } = old;
  expect(registration.read()).toEqual(texts);
  expect(localStorage.getItem('business-registration')).toBeNull();
});

test('keeps a field that another tab stored in the meantime', () => {
  form.change({ name: 'Amira' });
  const other = JSON.parse(localStorage.getItem('businessRegistration') ?? '');
  other.owners.business.value.email = 'amira@kenari.example';
  localStorage.setItem('businessRegistration', JSON.stringify(other));
  form.change({ designation: 'Buyer' });
  expect(form.read()).toEqual({ name: 'Amira', email: 'amira@kenari.example', designation: 'Buyer' });
});

test('returns the same object until a field changes', () => {
  form.change({ name: 'Amira' });
  expect(form.read()).toBe(form.read());
});
