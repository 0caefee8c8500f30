// The SQL folding of stored text matches the folding of the domain rules.
import { foldForSearch } from '@visavis/domain/text/fold';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const database = prepareOnce(createTestDatabase, (database) => database.drop());

test.each([
  'Phạm Thị Ánh',
  'Łąka Beauté GmbH',
  'Çınar Ambalaj, İstanbul',
  'Große Straße Ærø Œuvre',
  'ﾃｽﾄ 株式会社 ガラス',
  'ДАНИЯР Йовович',
  'دار الغيمة',
  'ＰＨＡＭ ０９１２',
  '',
])('%j', async (text) => {
  const { rows } = await sql<{ folded: string }>`select fold_for_search(${text}) as folded`.execute(
    database.db,
  );
  expect(rows[0]?.folded).toBe(foldForSearch(text));
});

const LETTERS = [
  ...'aAzZßẞøØæÆœŒđĐðÐłŁıİħĦŋŊŧŦəƏþÞéÉñÑçÇşŞğĞąĘźŻőŰůŘěČšŽ',
  ...'ΣσςΑαάΏώДЖжйЙёЁїЇ',
  ...'カかガがパぱヴッっァぁｶﾞﾊﾟﾃｽﾄーＡａＺｚ０９',
  ...'0123456789٠٩۵',
  ...'‘’‛ʼʻ′`´＇-‐‑‒–—―−－.,&()/ ',
];

test('the rules and the database fold any text alike', async () => {
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 24 }), {
    numRuns: 2000,
    seed: 7,
  });
  const { rows } = await sql<{ folded: string[] }>`
    select array(select fold_for_search(one) from unnest(${texts}::text[]) with ordinality as given (one, place)
      order by place) as folded`.execute(database.db);
  expect(rows[0]?.folded).toEqual(texts.map(foldForSearch));
});
