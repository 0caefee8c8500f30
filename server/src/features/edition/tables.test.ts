// Every table and column of an edition is included in its copy and its archive, or excluded on purpose.
import { problemsOf } from '@visavis/domain/words/text-fields';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { EDITION_TABLES, LEFT_BEHIND } from './tables.repository.ts';

const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));

it('every table that depends on an edition is listed', async () => {
  const { rows } = await sql<{ name: string; of: string }>`
    select conrelid::regclass::text as name, confrelid::regclass::text as of from pg_constraint where contype = 'f'
  `.execute(test.db);
  // People's claims are not carried over, and neither is anything that refers to them.
  const owners = new Set(
    EDITION_TABLES.filter(({ name }) => name !== 'claim').map(({ name }) => String(name)),
  );
  const listed = new Set<string>([...EDITION_TABLES.map(({ name }) => name), ...LEFT_BEHIND]);
  expect(rows.filter(({ name, of }) => owners.has(of) && !listed.has(name))).toEqual([]);
  expect(LEFT_BEHIND.filter((name) => !rows.some((row) => row.name === name && owners.has(row.of)))).toEqual(
    [],
  );
});

it('every listed column exists', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns`.execute(test.db);
  const known = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const named = EDITION_TABLES.flatMap(({ name, key, references, staysBehind = [], archive, copy }) =>
    [
      ...key,
      ...Object.keys(references),
      ...staysBehind,
      ...(archive?.leavesOut ?? []),
      ...(copy?.leavesOut ?? []),
      ...Object.keys(copy?.changes ?? {}),
    ].map((column) => `${name}.${column}`),
  );
  expect(named.filter((column) => !known.has(column))).toEqual([]);
});

it('a new, unlisted column is included in a copy and in an archive', async () => {
  await fillEveryTable();
  for (const { name, where } of EDITION_TABLES) {
    await test.database.pool.query(`alter table ${name} add column unforeseen text not null default ''`);
    await test.database.pool.query(`update ${name} set unforeseen = 'kept' where ${where ?? 'true'}`);
  }
  const admin = await logInAs(test.db, 'admin');
  await test.restart();
  const kept = () =>
    Promise.all(
      EDITION_TABLES.map(async ({ name, where }) => {
        const { rows } = await test.database.pool.query(
          `select count(*)::int as all, count(*) filter (where unforeseen = 'kept')::int as kept
            from ${name} where ${where ?? 'true'}`,
        );
        return { name, ...rows[0] };
      }),
    );
  const before = await kept();
  expect(before.filter(({ all }) => all === 0)).toEqual([]);

  const copied = await test.post('/api/editions', { from: edition.editionId }, admin);
  expect(copied.statusCode, copied.body).toBe(201);
  const afterCopy = await kept();
  const goesAlong = (what: 'copy' | 'archive', name: string) =>
    EDITION_TABLES.find((table) => table.name === name)?.[what] ? 2 : 1;
  expect(afterCopy.map(({ name, kept: count }) => [name, count])).toEqual(
    before.map(({ name, all }) => [name, all * goesAlong('copy', name)]),
  );

  const archive = await test.get(`/api/editions/${edition.editionId}/archive`, admin);
  const imported = await test.call({
    method: 'POST',
    url: '/api/editions/archive',
    headers: { 'content-type': 'application/zip', ...admin },
    payload: archive.rawPayload,
  });
  expect(imported.statusCode, imported.body).toBe(201);
  expect((await kept()).map(({ name, kept: count }) => [name, count])).toEqual(
    afterCopy.map(({ name, kept: count }, index) => [
      name,
      count + (goesAlong('archive', name) === 2 ? (before[index]?.all ?? 0) : 0),
    ]),
  );
});

/** At least one row of the edition in each table. */
async function fillEveryTable(): Promise<void> {
  const { editionId, exhibitorIds, subCategoryIds } = edition;
  const insert = (text: string, ...values: unknown[]) => test.database.pool.query(text, values);
  await insert(
    `insert into room_quota (edition_id, stay_from, room_type, places)
      values ($1, '2026-06-01', 'Two Single Bed', 7)`,
    editionId,
  );
  await insert(
    `insert into edition_logo (edition_id, side, media_type, content) values ($1, 240, 'image/png', '\\x89504e470d0a1a0a')`,
    editionId,
  );
  await insert(
    'insert into blocked_for_all (edition_id, day, minute, length) values ($1, 1, 660, 60)',
    editionId,
  );
  await insert(
    "insert into former_sub_category (sub_category_id, name) values ($1, 'Was')",
    subCategoryIds.serums,
  );
  await insert(
    `insert into exhibitor_logo (exhibitor_id, side, media_type, content) values ($1, 0, 'image/svg+xml', convert_to('<svg/>', 'UTF8'))`,
    exhibitorIds.nacre,
  );
  await insert(
    `insert into product_image (product_id, side, media_type, content)
      select id, 0, 'image/svg+xml', convert_to('<svg/>', 'UTF8') from product where exhibitor_id = $1 limit 1`,
    exhibitorIds.hanari,
  );
  await insert(
    "insert into representative (exhibitor_id, name, position) values ($1, 'Ana Kim', 1)",
    exhibitorIds.nacre,
  );
  await insert(
    `insert into claim (exhibitor_id, day, minute, length, place, starts_at, status)
      values ($1, 1, 660, 60, 1, '2026-06-02T03:00:00Z', 5)`,
    exhibitorIds.nacre,
  );
  const about = `'${JSON.stringify(Object.fromEntries(Object.keys(problemsOf('about', {}, 'en')).map((name) => [name, 'A text'])))}'`;
  await insert(
    `insert into edition_text (edition_id, key, language, version, fields) values ($1, 'about', 'en', 1, ${about})`,
    editionId,
  );
  await insert(
    `insert into edition_text_version (edition_id, key, language, version, fields, published_at)
      values ($1, 'about', 'en', 1, ${about}, now())`,
    editionId,
  );
}
