// Tests that each metric counts its planted cases, and ignores tests and unrelated files.
import { expect, it } from 'vitest';
import { FIGURES } from './figures.mjs';
import { drawFolders, findKnots } from './folder-graph.mjs';

const file = (path: string, text = '') => ({ path, text });
const figureOf = (name: string, ...files: { path: string; text: string }[]) =>
  FIGURES.find((figure) => figure.name === name)?.measure(files).length;

const PLANTED: readonly (readonly [name: string, value: number, files: { path: string; text: string }[]])[] =
  [
    [
      'field',
      2,
      [file('a/src/a.ts', 'addressLine2'), file('b/b.sql', 'address_line2'), file('c/c.md', 'addressLine2')],
    ],
    ['field', 0, [file('a/src/a.test.ts', 'addressLine2')]],
    [
      'email',
      1,
      [file('server/src/a.ts', "'details-asked'"), file('server/src/a.test.ts', "'details-asked'")],
    ],
    ['email', 0, [file('e2e/src/a.ts', "'details-asked'")]],
    ['filter', 1, [file('web/src/a.ts', 'registeredWithin: 1'), file('tools/src/a.ts', 'registeredWithin')]],
    ['column', 1, [file('web/src/a.ts', "key: 'nature'"), file('domain/src/a.ts', "'nature'")]],
    ['action', 0, [file('web/src/a.test.ts', 'askStep')]],
    ['action', 1, [file('web/src/a.ts', 'askStep')]],
    [
      'list',
      1,
      [file('web/src/a.ts', 'call(listFailedAddresses)'), file('web/src/a.test.ts', 'FailedAddressesPage')],
    ],
    ['list', 0, [file('web/src/a.tsx', '<Link to={DASHBOARD_PATHS.failedAddresses}>')]],
    ['fetches', 1, [file('web/src/features/audit/api.ts', 'useInfiniteQuery(')]],
    ['fetches', 0, [file('web/src/features/directory/api.ts', 'useInfiniteQuery(')]],
    ['names', 1, [file('server/src/features/a/service.ts'), file('server/src/features/a/apply.ts')]],
    ['names', 1, [file('server/src/features/a/words/email.ts')]],
    ['names', 0, [file('server/src/features/a/lost.service.ts')]],
    ['sql', 1, [file('server/src/features/a/service.ts', "db.selectFrom('edition')")]],
    ['digits', 1, [file('server/src/features/a/repository.ts', 'sql`where status = 4`')]],
    ['sql', 0, [file('server/src/features/a/lost.repository.ts', "db.selectFrom('edition')")]],
    ['retry', 1, [file('server/src/features/a/service.ts', 'for (let attempt = 1; ; attempt += 1) {}')]],
    ['root', 1, [file('web/src/app/app.tsx'), file('web/src/app/app.test.tsx'), file('web/src/app/a/b.ts')]],
  ];

it.each(PLANTED)('the metric %s is %s', (name, value, files) => {
  expect(figureOf(name, ...files)).toBe(value);
});

it('every metric has a planted case, except cycles', () => {
  const planted = new Set(PLANTED.map(([name]) => name));
  expect(FIGURES.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual(['cycles']);
});

it('a cycle is found through other folders, but not through tests', () => {
  const files = [
    file('server/src/features/a/a.ts', "import { b } from '../b/b.ts';"),
    file('server/src/features/b/b.ts', "import type { C } from '../../http/c.ts';"),
    file('server/src/http/c.ts', "export type C = import('../features/a/a.ts').A;"),
    file('server/src/features/d/d.ts', "import { a } from '../a/a.ts';"),
    file('server/src/features/a/a.test.ts', "import { d } from '../d/d.ts';"),
  ];
  expect(figureOf('cycles', ...files)).toBe(1);
  expect(figureOf('cycles', ...files.slice(1))).toBe(0);
});

it('a folder that imports itself is not a cycle', () => {
  const folderOf = (path: string) => path.split('/')[0] ?? null;
  expect(findKnots(drawFolders([file('a/a.ts', "import './b.ts';"), file('a/b.ts')], folderOf))).toEqual([]);
});
