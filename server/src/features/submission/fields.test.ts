// Every field has its column, and its value goes from the request into the row and the export.
import { columnOf, fieldsIn } from '@visavis/domain/profile/columns';
import { distinctRegistration, exampleRegistration } from '@visavis/domain/profile/example';
import { FIELD_NAMES, FIELDS } from '@visavis/domain/profile/fields';
import { fields as words } from '@visavis/domain/words/en/fields';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';

const stand = prepareOnce(openReview);

it.each(['visitor', 'company'] as const)(
  'the table %s has a column for each of its fields',
  async (table) => {
    const { rows } = await stand.test.database.pool.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(fieldsIn(table).map(columnOf)));
  },
);

it('stores and exports every field as sent', async () => {
  const sent = distinctRegistration('every.field@kenari.example');
  expect(new Set(Object.values(sent)).size).toBe(FIELD_NAMES.length);
  expect(FIELD_NAMES.filter((name) => exampleRegistration()[name] === '')).toEqual([]);
  const { id, registrationNumber } = await stand.register([[1, 1, 660]], sent);

  const stored = await Promise.all(
    FIELD_NAMES.map(async (name) => {
      const { table } = FIELDS[name];
      const { rows } = await stand.test.database.pool.query(
        `select ${table}.${columnOf(name)} as value from registration join ${table} on ${table}.id = ${table}_id
         where registration.id = $1`,
        [id],
      );
      return [name, rows[0].value];
    }),
  );
  expect(Object.fromEntries(stored)).toEqual(sent);

  const { body } = await stand.test.app.inject({
    method: 'GET',
    url: '/api/exports/registrations?format=csv',
    headers: stand.viewer,
  });
  const lines: Record<string, string>[] = parse(body, { bom: true, columns: true });
  const line = lines.find(({ Reference }) => Reference === registrationNumber);
  const exported = FIELD_NAMES.map((name) => [name, line?.[words[name].heading ?? words[name].label]]);
  // A spreadsheet gets a phone number escaped as text, since its plus sign would start a formula.
  const asText = (value: string) => (value.startsWith('+') ? `'${value}` : value);
  expect(Object.fromEntries(exported)).toEqual(
    Object.fromEntries(FIELD_NAMES.map((name) => [name, asText(sent[name])])),
  );
});
