// Tests that the schema-free check of a step agrees with its schema on verdict, messages and cleaned text.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { COUNTRIES_WITHOUT } from '../country/address-parts.ts';
import { exampleCompany, exampleVisitor } from '../profile/example.ts';
import { checkCompany, checkDetails, checkProfile } from './check.ts';
import { companyInfoSchema, staffCompanySchema, staffProfileSchema, visitorProfileSchema } from './schema.ts';

const AMIRA = exampleVisitor({ name: ' Amira Rahman ' });
const KENARI = exampleCompany();

const STEPS = [
  { name: 'step 1', whole: AMIRA, schema: visitorProfileSchema, check: checkProfile },
  { name: 'step 2', whole: KENARI, schema: companyInfoSchema, check: checkCompany },
  {
    name: 'what staff enter',
    whole: { ...AMIRA, ...KENARI },
    schema: z.merge(staffProfileSchema, staffCompanySchema),
    check: (stored: Readonly<Record<string, unknown>>) => checkDetails(stored, { isByStaff: true }),
  },
];

/** The schema's result: the first message of each field, as a form shows it. */
function bySchema(schema: z.ZodMiniType, stored: unknown) {
  const result = schema.safeParse(stored);
  if (result.success) return { ok: true, value: result.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[String(path[0])] ??= message;
  return { ok: false, fields };
}

it.each(STEPS)('$name, complete: drops unknown keys', ({ whole, schema, check }) => {
  const stored = { ...whole, phoneDigits: '123456789' };
  expect(check(stored)).toEqual({ ok: true, value: schema.parse(whole) });
});

it.each(STEPS)('$name, empty', ({ schema, check }) => {
  expect(check({})).toEqual(bySchema(schema, {}));
});

it.each(STEPS)('$name with some parts changed or missing', ({ whole, schema, check }) => {
  const part = fc.oneof(
    { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 2 },
    fc.string({ minLength: 15, maxLength: 600 }),
    fc.integer({ min: 0, max: 600 }).map((length) => 'a'.repeat(length)),
    fc.integer({ min: 0, max: 30 }).map((length) => '1'.repeat(length)),
    fc.emailAddress(),
    fc.webUrl(),
    fc.constantFrom('', ' ', '+', 'a@b.c', 'a@b', 'ftp://a.b', 'a.b', '101 and above', undefined),
  );
  const changes = fc.dictionary(fc.constantFrom(...Object.keys(whole)), part, { maxKeys: 3 });
  fc.assert(
    fc.property(changes, (changed) => {
      const stored = { ...whole, ...changed };
      expect(check(stored)).toEqual(bySchema(schema, stored));
    }),
  );
});

it('agrees with the schema on the fields required in each country', () => {
  for (const country of [
    ...COUNTRIES_WITHOUT.postalCode,
    ...COUNTRIES_WITHOUT.region,
    'Malaysia',
    ' Hong  Kong ',
  ])
    for (const [postalCode, region] of [
      ['', ''],
      [' ', 'Kowloon'],
      ['00000', ''],
      [undefined, undefined],
    ]) {
      const stored = { ...KENARI, country, postalCode, region };
      expect(checkCompany(stored)).toEqual(bySchema(companyInfoSchema, stored));
    }
});

it.each(STEPS)('$name refuses non-strings where the schema does', ({ whole, schema, check }) => {
  for (const name of Object.keys(whole))
    for (const value of [null, 7, true, [], {}, ['x']])
      expect(check({ ...whole, [name]: value }).ok).toBe(
        schema.safeParse({ ...whole, [name]: value }).success,
      );
});

it.each([
  [200, true],
  [201, false],
])('%i emoji in a name: accepted is %s, both with and without the schema', (count, accepted) => {
  const stored = { ...AMIRA, name: '😀'.repeat(count) };
  expect([checkProfile(stored).ok, visitorProfileSchema.safeParse(stored).success]).toEqual([
    accepted,
    accepted,
  ]);
});

it('staff need to enter only a name, an address and a company', () => {
  const person = { name: 'Mei Tan', email: 'mei@kenari.example', companyName: 'Kenari' };
  const checkOfStaff = (stored: object) => checkDetails({ ...stored }, { isByStaff: true });
  const checked = checkOfStaff(person);
  expect(checked).toMatchObject({
    ok: true,
    value: { ...person, companySize: '', country: '', phoneNumber: '' },
  });
  for (const name of Object.keys(person))
    expect(checkOfStaff({ ...person, [name]: ' ' })).toMatchObject({
      ok: false,
      fields: { [name]: expect.anything() },
    });
  expect(checkOfStaff({ ...person, website: 'none' })).toMatchObject({ ok: false });
});
