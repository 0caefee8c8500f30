// The query for placeholder details agrees with the rule of the dashboard, whatever their language and case.

import { STOPGAP_WORDS } from '@visavis/domain/registration/stopgap-words';
import { isStopgap, STOPGAP } from '@visavis/domain/registration/stopgaps';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The alternatives without regex syntax, and examples of the others, in several cases. */
const WRITTEN = [
  ...Object.values(STOPGAP_WORDS)
    .flatMap((words) => words.split('|'))
    .filter((word) => /^[\p{L}\p{M} ]+$/u.test(word)),
  ...['n/a', 'N.A.', 'k.A.', 'K. A.', 's/d', 'n. n.', 'не указан', 'нет данных', 'tidak ada', '(Leer)'],
  ...[
    'à confirmer',
    'não se aplica',
    'não informado',
    'belirtilmemiş',
    'BİLİNMİYOR',
    'غير معروف',
    '해당 없음',
  ],
  ...[
    '00000',
    '+600000000',
    '---',
    'xx',
    'x',
    'Offen',
    'Null GmbH',
    '無印良品',
    'Brak',
    'Kenari',
    "O'Neil",
    '',
  ],
].flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()].map((one) => one.normalize('NFC')));

it('PostgreSQL and JavaScript recognise the same texts as placeholders', async () => {
  const { rows } = await sql<{ text: string; found: boolean }>`
    select text, trim(text) ~* ${sql.lit(STOPGAP)} as found from unnest(${WRITTEN}::text[]) as text`.execute(
    database.db,
  );
  expect(rows.length).toBe(WRITTEN.length);
  expect(rows.filter(({ text, found }) => found !== isStopgap(text))).toEqual([]);
  expect(rows.filter(({ found }) => found).length).toBeGreaterThan(100);
});
