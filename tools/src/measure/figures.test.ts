// Each figure counts what is planted for it, and nothing in tests or elsewhere.
import { expect, it } from 'vitest';
import { FIGURES } from './figures.mjs';
import { drawFolders, findKnots } from './folder-graph.mjs';

const file = (path: string, text = '') => ({ path, text });
const figureOf = (name: string, ...files: { path: string; text: string }[]) =>
  FIGURES.find((figure) => figure.name === name)?.measure(files).value;

const PLANTED: readonly (readonly [name: string, value: string, files: { path: string; text: string }[]])[] =
  [
    [
      'field',
      '2',
      [file('a/src/a.ts', 'addressLine2'), file('b/b.sql', 'address_line2'), file('c/c.md', 'addressLine2')],
    ],
    ['field', '1', [file('a/src/a.test.ts', 'addressLine2')]],
    ['email', '1', [file('server/src/a.ts', "'hosted-link'"), file('server/src/a.test.ts', "'hosted-link'")]],
    ['email', '0', [file('e2e/src/a.ts', "'hosted-link'")]],
    ['list', '1', [file('web/src/features/audit/api.ts', 'useInfiniteQuery(')]],
    ['list', '0', [file('web/src/features/directory/api.ts', 'useInfiniteQuery(')]],
    ['names', '1 of 2', [file('server/src/features/a/service.ts'), file('server/src/features/a/apply.ts')]],
    ['names', '1 of 1', [file('server/src/features/a/words/email.ts')]],
    ['names', '0 of 1', [file('server/src/features/a/lost.service.ts')]],
    ['sql', '1; 0', [file('server/src/features/a/service.ts', "db.selectFrom('edition')")]],
    ['sql', '0; 1', [file('server/src/features/a/repository.ts', 'sql`where status = 4`')]],
    ['sql', '0; 0', [file('server/src/features/a/lost.repository.ts', "db.selectFrom('edition')")]],
    ['retry', '1', [file('server/src/features/a/service.ts', 'for (let attempt = 1; ; attempt += 1) {}')]],
    ['said', '2', [file('web/src/ui/a.tsx', 't.said(a) + t.said(b)')]],
    [
      'root',
      '1',
      [file('web/src/app/app.tsx'), file('web/src/app/app.test.tsx'), file('web/src/app/a/b.ts')],
    ],
    ['tricks', '1', [file('web/src/i18n/said.ts'), file('server/src/said.ts')]],
  ];

it.each(PLANTED)('%s is %s', (name, value, files) => {
  expect(figureOf(name, ...files)).toBe(value);
});

it('every figure has a plant', () => {
  const planted = new Set(PLANTED.map(([name]) => name));
  expect(FIGURES.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual(['cycles']);
});

it('a knot is found through other folders, and by no test', () => {
  const files = [
    file('server/src/features/a/a.ts', "import { b } from '../b/b.ts';"),
    file('server/src/features/b/b.ts', "import type { C } from '../../http/c.ts';"),
    file('server/src/http/c.ts', "export type C = import('../features/a/a.ts').A;"),
    file('server/src/features/d/d.ts', "import { a } from '../a/a.ts';"),
    file('server/src/features/a/a.test.ts', "import { d } from '../d/d.ts';"),
  ];
  expect(figureOf('cycles', ...files)).toBe('1, of 3 folders');
  expect(figureOf('cycles', ...files.slice(1))).toBe('0');
});

it('a folder that imports itself is no knot', () => {
  const folderOf = (path: string) => path.split('/')[0] ?? null;
  expect(findKnots(drawFolders([file('a/a.ts', "import './b.ts';"), file('a/b.ts')], folderOf))).toEqual([]);
});
