// Tests that the architecture diagram matches the current imports, and how layers are derived from imports.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, ROOT } from '../checkout.mjs';
import { readLayers } from './layers.mjs';
import { drawLayers } from './picture.mjs';

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((target) => `import '${target}';\n`).join(''),
});

it('docs/architecture.svg matches the imports of this checkout; if not, run `npm run architecture`', () => {
  const drawn = readFileSync(join(ROOT, 'docs/architecture.svg'), 'utf8');
  expect(drawn).toBe(drawLayers(readLayers(listFiles())));
});

it('a layer is above those that it imports, and an arrow implied by a longer path is omitted', () => {
  const layers = readLayers([
    file('web/src/main.tsx', './features/audit/page.tsx', './lib/client.ts'),
    file('web/src/features/audit/page.tsx', '../../ui/button.tsx', '../../lib/client.ts'),
    file('web/src/ui/button.tsx', '../lib/client.ts'),
    file('web/src/lib/client.ts', '@visavis/contract/errors', 'react'),
    file('web/src/ui/testing/stand.ts', '../../features/audit/page.tsx'),
    file('contract/src/errors.ts'),
  ]);
  expect(layers.map(({ id, level, below }) => [id, level, below])).toEqual([
    ['contract', 0, []],
    ['web/app', 3, ['web/features']],
    ['web/features', 2, ['web/ui']],
    ['web/lib', 0, ['contract']],
    ['web/ui', 1, ['web/lib']],
  ]);
});

it("the server's features are in rows, each above those whose files it imports", () => {
  const feature = (name: string, ...imports: string[]) =>
    file(`server/src/features/${name}/service.ts`, ...imports.map((one) => `../${one}/public.ts`));
  const layers = readLayers([
    feature('meeting', 'slot'),
    feature('slot'),
    feature('export', 'meeting', 'slot'),
  ]);
  expect(layers[0]?.folders).toEqual([['export'], ['meeting'], ['slot']]);
});
