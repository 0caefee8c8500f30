// Tests that every import rule detects a planted violation, and that a run that read nothing is a fault.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';
import { ROOT, WORKSPACES } from './checkout.mjs';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Files of a small sample project that obeys every rule. */
const HOUSE: Record<string, string[]> = {
  'domain/src/edition/schema.ts': ['zod/mini'],
  'domain/src/edition/schema.test.ts': ['vitest', 'node:child_process', './schema.ts'],
  'contract/src/endpoint.ts': ['zod/mini'],
  'contract/src/errors.ts': [],
  'contract/src/edition/endpoints.ts': ['@visavis/domain/edition/schema', '../endpoint.ts', './calls.ts'],
  'contract/src/edition/calls.ts': [],
  'server/src/main.ts': [
    './app.ts',
    './settings/settings.ts',
    './adapters/database/pool.ts',
    '@visavis/tools/demo-edition/generate.ts',
  ],
  'server/src/app.ts': ['./features/edition/routes.ts', './features/slot/routes.ts'],
  'server/src/settings/settings.ts': [],
  'server/src/testing/test-app.ts': ['../app.ts', '../features/slot/repository.ts'],
  'server/src/adapters/database/pool.ts': ['@visavis/contract/errors'],
  'server/src/http/bind.ts': ['@visavis/contract/endpoint', '@visavis/contract/errors'],
  'server/src/platform/sql/text.ts': ['../../http/bind.ts'],
  'server/src/features/edition/public.ts': ['./service.ts'],
  'server/src/features/edition/service.ts': ['./repository.ts', '@visavis/domain/edition/schema'],
  'server/src/features/edition/repository.ts': ['type ../../adapters/database/pool.ts'],
  'server/src/features/edition/routes.ts': [
    './service.ts',
    '../../http/bind.ts',
    '@visavis/contract/edition/endpoints',
  ],
  'server/src/features/edition/routes.test.ts': ['../../testing/test-app.ts', './routes.ts'],
  'server/src/features/slot/routes.ts': [
    '../edition/public.ts',
    './repository.ts',
    '../../platform/sql/text.ts',
  ],
  'server/src/features/slot/repository.ts': [],
  'web/src/main.tsx': ['./app/routes.tsx'],
  'web/src/app/routes.tsx': ['../dashboard/frame.tsx', '../journeys/step.tsx'],
  'web/src/dashboard/frame.tsx': ['../shell/header.tsx', '../features/scheduling/page.tsx'],
  'web/src/journeys/step.tsx': ['../shell/header.tsx', '../features/matching/page.tsx'],
  'web/src/shell/header.tsx': ['../ui/button.tsx'],
  'web/src/features/matching/page.tsx': [
    '../../wizard/frame.tsx',
    '../../ui/button.tsx',
    '@visavis/contract/edition/calls',
  ],
  'web/src/features/scheduling/page.tsx': ['../../lib/api-client.ts', '@visavis/domain/edition/schema'],
  'web/src/wizard/frame.tsx': ['../ui/button.tsx'],
  'web/src/ui/button.tsx': ['../lib/api-client.ts', '../i18n/text.ts'],
  'web/src/lib/api-client.ts': ['@visavis/contract/endpoint', '@visavis/contract/errors'],
  'web/src/i18n/text.ts': ['../lib/api-client.ts'],
  'e2e/src/first.spec.ts': ['@visavis/tools/chromium.mjs'],
  'bench/src/load.ts': ['@visavis/domain/edition/schema'],
  'tools/src/chromium.mjs': ['node:fs'],
  'tools/src/demo-edition/generate.ts': ['@visavis/domain/edition/schema'],
};

/** For each rule, imports that break it. */
const PLANTED: [rule: string, from: string, to: string][] = [
  ['domain-is-pure', 'domain/src/planted-1.ts', 'node:fs'],
  ['domain-is-pure', 'domain/src/planted-2.ts', 'pg'],
  ['domain-is-pure', 'domain/src/planted-3.ts', '@visavis/contract/errors'],
  ['domain-is-pure', 'domain/src/planted-4.ts', 'type @visavis/contract/errors'],
  ['phone-plans-in-one-place', 'domain/src/planted-9.ts', 'libphonenumber-js/min'],
  ['domain-tests-know-no-workspace', 'domain/src/planted-5.test.ts', '@visavis/contract/errors'],
  ['contract-is-pure', 'contract/src/planted-1.ts', 'kysely'],
  ['contract-is-pure', 'contract/src/planted-2.ts', '../../server/src/settings/settings.ts'],
  ['contract-tests-know-no-side', 'contract/src/planted-3.test.ts', '../../web/src/lib/api-client.ts'],
  ['not-to-test', 'domain/src/planted-6.ts', './edition/schema.test.ts'],
  ['no-unresolvable', 'server/src/planted-1.ts', './nowhere.ts'],
  ['no-unresolvable', 'server/src/planted-2.ts', '@visavis/domain/nowhere'],
  ['server-knows-no-web', 'server/src/planted-3.ts', '../../web/src/lib/api-client.ts'],
  ['tools-only-at-the-root', 'server/src/planted-4.ts', '@visavis/tools/demo-edition/generate.ts'],
  ['server-knows-only-demo-data', 'server/src/planted-5.test.ts', '@visavis/tools/chromium.mjs'],
  ['nobody-imports-main', 'server/src/planted-6.ts', './main.ts'],
  ['app-is-built-at-the-root', 'server/src/features/slot/planted-1.ts', '../../app.ts'],
  ['testing-serves-tests', 'server/src/planted-7.ts', './testing/test-app.ts'],
  ['feature-by-public', 'server/src/features/slot/planted-2.ts', '../edition/service.ts'],
  ['feature-by-public', 'server/src/features/slot/planted-3.ts', 'type ../edition/repository.ts'],
  [
    'features-take-adapter-types-only',
    'server/src/features/slot/planted-4.ts',
    '../../adapters/database/pool.ts',
  ],
  ['platform-falls', 'server/src/adapters/planted-1.ts', '../features/edition/service.ts'],
  ['platform-falls', 'server/src/http/planted-1.ts', '../features/edition/public.ts'],
  ['platform-falls', 'server/src/platform/sql/planted-1.ts', 'type ../../features/edition/public.ts'],
  ['http-knows-no-platform', 'server/src/http/planted-3.ts', '../platform/sql/text.ts'],
  ['settings-come-from-above', 'server/src/platform/sql/planted-2.ts', 'type ../../settings/settings.ts'],
  ['composed-by-the-whole', 'server/src/start/planted-1.ts', '../features/edition/public.ts'],
  ['adapters-and-http-know-no-noun', 'server/src/http/planted-2.ts', '@visavis/contract/edition/endpoints'],
  ['adapters-know-no-http', 'server/src/adapters/planted-2.ts', '../http/bind.ts'],
  ['web-asks-by-contract', 'web/src/app/planted-1.ts', '../../../server/src/settings/settings.ts'],
  ['web-asks-by-contract', 'web/src/app/planted-2.ts', 'type ../../../server/src/settings/settings.ts'],
  ['browser-calls', 'web/src/lib/planted-3.ts', '@visavis/contract/edition/endpoints'],
  ['browser-calls', 'contract/src/edition/planted-1/list-calls.ts', '../endpoints.ts'],
  ['web-runs-in-a-browser', 'web/src/app/planted-3.ts', 'node:path'],
  ['web-feature-alone', 'web/src/features/matching/planted-1.ts', '../scheduling/page.tsx'],
  ['web-dashboard-site-falls', 'web/src/site/planted-1.ts', '../app/routes.tsx'],
  ['web-dashboard-and-site-alone', 'web/src/site/planted-2.ts', '../dashboard/frame.tsx'],
  ['web-journeys-falls', 'web/src/journeys/planted-1.ts', '../dashboard/frame.tsx'],
  ['web-shell-features-falls', 'web/src/features/matching/planted-2.ts', '../../journeys/step.tsx'],
  ['web-shell-features-falls', 'web/src/shell/planted-1.ts', '../app/routes.tsx'],
  ['web-shell-and-features-alone', 'web/src/shell/planted-2.ts', '../features/matching/page.tsx'],
  ['web-shell-and-features-alone', 'web/src/features/matching/planted-3.ts', '../../shell/header.tsx'],
  ['web-list-falls', 'web/src/list/planted-1.ts', '../features/matching/page.tsx'],
  ['web-queries-falls', 'web/src/queries/planted-1.ts', '../features/matching/page.tsx'],
  ['web-wizard-falls', 'web/src/wizard/planted-1.ts', '../features/matching/page.tsx'],
  ['web-ui-falls', 'web/src/ui/planted-1.ts', '../wizard/frame.tsx'],
  ['web-i18n-falls', 'web/src/i18n/planted-1.ts', '../ui/button.tsx'],
  ['web-lib-falls', 'web/src/lib/planted-1.ts', '../ui/button.tsx'],
  ['web-ground-knows-no-noun', 'web/src/ui/planted-2.ts', '@visavis/domain/edition/schema'],
  ['web-ground-knows-no-noun', 'web/src/lib/planted-2.ts', '@visavis/contract/edition/calls'],
  ['demo-edition-knows-the-domain', 'tools/src/demo-edition/planted-1.ts', '@visavis/contract/errors'],
  ['demo-edition-knows-the-domain', 'tools/src/demo-edition/planted-2.ts', '../chromium.mjs'],
  ['tools-know-no-side', 'tools/src/planted-1.ts', '../../server/src/settings/settings.ts'],
  ['journeys-know-no-page', 'e2e/src/planted-1.ts', '../../web/src/lib/api-client.ts'],
  ['bench-knows-no-page', 'bench/src/planted-1.ts', '../../web/src/lib/api-client.ts'],
  ['no-circular', 'domain/src/planted-7.ts', './planted-8.ts'],
];

function buildHouse(files: Record<string, string[]>, leftOut?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'visavis-boundaries-'));
  folders.push(root);
  cpSync(join(ROOT, '.dependency-cruiser.cjs'), join(root, '.dependency-cruiser.cjs'));
  writeFileSync(join(root, 'package.json'), '{ "name": "house", "type": "module" }');
  mkdirSync(join(root, 'node_modules', '@visavis'), { recursive: true });
  for (const name of ['zod', 'vitest', 'pg', 'kysely', 'libphonenumber-js'])
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  for (const workspace of WORKSPACES) {
    symlinkSync(join(root, workspace), join(root, 'node_modules', '@visavis', workspace));
    mkdirSync(join(root, workspace));
    cpSync(join(ROOT, workspace, 'package.json'), join(root, workspace, 'package.json'));
  }
  for (const [path, imports] of Object.entries(files)) {
    if (leftOut && path.startsWith(`${leftOut}/`)) continue;
    const lines = imports.map((to, index) =>
      to.startsWith('type ')
        ? `import type { value as value${index} } from '${to.slice(5)}';\nexport type V${index} = typeof value${index};`
        : `import { value as value${index} } from '${to}';\nexport const v${index} = value${index};`,
    );
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${lines.join('\n')}\nexport const value = 1;\n`);
  }
  return root;
}

/** Excludes files whose path contains this. */
function leaveOut(root: string, path: string): void {
  const file = join(root, '.dependency-cruiser.cjs');
  writeFileSync(file, readFileSync(file, 'utf8').replace('^[^/]+/dist/', path));
}

describe('the import rules', { timeout: 60_000 }, () => {
  it('find nothing in a project that obeys them', () => {
    const { faults, moduleCount } = checkBoundaries(buildHouse(HOUSE));
    expect(faults).toEqual([]);
    expect(moduleCount).toBeGreaterThanOrEqual(Object.keys(HOUSE).length);
  });

  it('find every planted import', () => {
    const planted: Record<string, string[]> = Object.fromEntries(PLANTED.map(([, from, to]) => [from, [to]]));
    planted['domain/src/planted-8.ts'] = ['./planted-7.ts'];
    const { violations } = checkBoundaries(buildHouse({ ...HOUSE, ...planted }));
    const found = new Set(violations.map(({ rule, from }) => `${rule.name}: ${from}`));
    expect(PLANTED.map(([rule, from]) => `${rule}: ${from}`).filter((each) => !found.has(each))).toEqual([]);
    // Nothing is reported for files that were not planted.
    expect(violations.filter(({ from }) => !from.includes('planted'))).toEqual([]);
  });

  it('are each broken by at least one planted import', () => {
    const { forbidden } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));
    const names: string[] = forbidden.map(({ name }: { name: string }) => name);
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(PLANTED.map(([rule]) => rule))].sort()).toEqual(names.sort());
  });
});

describe('checkBoundaries', { timeout: 60_000 }, () => {
  it('reports an upload parser that the server loads itself, but not one that only a worker thread loads', () => {
    const reader = 'server/src/platform/sheets/read-sheets.ts';
    const house = {
      ...HOUSE,
      [reader]: [],
      'server/src/features/slot/read.worker.ts': ['../../platform/sheets/read-sheets.ts'],
      'server/src/features/slot/thread.ts': ['type ./read.worker.ts'],
      'server/src/app.ts': [...(HOUSE['server/src/app.ts'] ?? []), './features/slot/thread.ts'],
    };
    expect(checkBoundaries(buildHouse(house)).faults).toEqual([]);
    const planted = { 'server/src/features/slot/thread.ts': ['../../platform/sheets/read-sheets.ts'] };
    expect(checkBoundaries(buildHouse({ ...house, ...planted })).faults).toEqual([
      `uploads are read in threads, not on the way server/src/main.ts -> server/src/app.ts -> server/src/features/slot/thread.ts -> ${reader}`,
    ]);
  });

  it('reports an unread workspace, an unread file and unfollowed imports', () => {
    const blind = { ...HOUSE, 'contract/src/edition/endpoints.ts': ['../endpoint.ts'] };
    const root = buildHouse(blind, 'bench');
    leaveOut(root, 'api-client');
    expect(checkBoundaries(root).faults).toEqual([
      'dependency-cruiser read nothing of bench',
      'dependency-cruiser did not read web/src/lib/api-client.ts',
      'dependency-cruiser saw no arrow from contract to domain: it follows no imports',
    ]);
  });

  it('reports a run that read nothing', () => {
    const root = buildHouse(HOUSE);
    leaveOut(root, '/src/');
    expect(checkBoundaries(root).faults).toContain('dependency-cruiser read no module at all');
  });
});
