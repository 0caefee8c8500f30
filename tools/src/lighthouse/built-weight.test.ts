// Tests of page weights computed from the files of a build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listOverweight, weighBuilt } from './built-weight.mjs';

const folder = mkdtempSync(join(tmpdir(), 'visavis-weight-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sizes by file; each module imports the ones listed after it. */
function write(modules: Record<string, [bytes: number, ...imports: string[]]>) {
  mkdirSync(join(folder, '.vite'), { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<script src="/assets/start-1.js"></script>');
  writeFileSync(join(folder, 'assets/start-1.js.br'), Buffer.alloc(1));
  const manifest: Record<string, { file: string; imports: string[] }> = {};
  for (const [name, [bytes, ...imports]] of Object.entries(modules)) {
    const file = `assets/${name.replaceAll('/', '-')}.js`;
    manifest[name] = { file, imports };
    writeFileSync(join(folder, `${file}.br`), Buffer.alloc(bytes));
  }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
}

write({
  'index.html': [1000],
  'src/i18n/en/files.ts': [10],
  'src/i18n/en/around.ts': [20],
  'src/i18n/en/home.json?lingui': [30],
  'src/home.tsx': [400, 'shared', 'index.html'],
  'src/form.tsx': [500, 'shared'],
  shared: [100],
});
const page = (budget: number | null, ...modules: string[]) => ({ name: 'page', budget, modules });

test('a page weighs its modules, their imports and the messages, each counted once', () => {
  const pages = [page(null, 'src/home.tsx', 'src/form.tsx', 'src/i18n/home.json?lingui')];
  expect(weighBuilt(folder, pages).map(({ bytes }) => bytes)).toEqual([2061]);
});

test('a page above its budget is reported, one at its budget is not', () => {
  const weights = weighBuilt(folder, [page(1.531, 'src/home.tsx'), page(1.53, 'src/home.tsx')]);
  expect(listOverweight(weights)).toEqual(['page: 1.5 kB of JavaScript, the budget is 1.53 kB']);
});

test('a module missing in the build is an error', () => {
  expect(() => weighBuilt(folder, [page(null, 'src/renamed.tsx')])).toThrow('no module src/renamed.tsx');
});
