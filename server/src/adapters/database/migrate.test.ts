// Migrations are applied once, in order, atomically, and must not change afterwards.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareEach } from '../../testing/prepare.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const database = prepareEach(() => createTestDatabase({ isEmpty: true }));
let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  write('0001_first.sql', 'create table first (id int); insert into first values (1);');
  write('0002_second.sql', 'alter table first add name text;');
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('applies what is pending, once', async () => {
  expect(await pendingMigrations(database.pool, folder)).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(database.pool, folder)).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(database.pool, folder)).toEqual([]);
  expect(await pendingMigrations(database.pool, folder)).toEqual([]);
  write('0003_third.sql', 'create table third (id int);');
  expect(await migrate(database.pool, folder)).toEqual(['0003_third.sql']);
});

test('applies each migration once when several processes start at once', async () => {
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate(database.pool, folder)));
  expect(results.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql']);
  const { rows } = await database.pool.query('select count(*) as count from first');
  expect(rows).toEqual([{ count: 1 }]);
});

test('rolls back a failed migration and keeps those before it', async () => {
  write('0003_third.sql', 'create table third (id int); select 1/0;');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/0003_third\.sql failed.*division by zero/);
  const { rows } = await database.pool.query(
    "select to_regclass('third') as third, to_regclass('first') as first",
  );
  expect(rows).toEqual([{ third: null, first: 'first' }]);
  expect(await pendingMigrations(database.pool, folder)).toEqual(['0003_third.sql']);
});

test('refuses a changed file that was applied, ignoring line endings', async () => {
  write('0003_third.sql', 'select 1;\nselect 2;\n');
  await migrate(database.pool, folder);
  write('0003_third.sql', 'select 1;\r\nselect 2;\r\n');
  expect(await migrate(database.pool, folder)).toEqual([]);
  write('0003_third.sql', 'select 3;');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    '0003_third.sql was changed after it was applied',
  );
  await expect(pendingMigrations(database.pool, folder)).rejects.toThrow('0003_third.sql was changed');
});

test('refuses a database of a newer release', async () => {
  await migrate(database.pool, folder);
  rmSync(join(folder, '0002_second.sql'));
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    '0002_second.sql, which this release does not know',
  );
});

test.each([
  ['0001_other.sql', 'Two migrations have the number 0001'],
  ['3_third.sql', '3_third.sql must be named like'],
])('refuses the file name %s', async (name, sentence) => {
  write(name, 'select 1;');
  await expect(migrate(database.pool, folder)).rejects.toThrow(sentence);
});

test('refuses a new file that sorts before an applied one', async () => {
  rmSync(join(folder, '0001_first.sql'));
  write('0002_second.sql', 'select 1;');
  await migrate(database.pool, folder);
  write('0001_late.sql', 'select 1;');
  await expect(migrate(database.pool, folder)).rejects.toThrow('0001_late.sql comes before 0002_second.sql');
});
