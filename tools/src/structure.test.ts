// Tests that the structure check finds each planted fault, and accepts a valid repository.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listFiles, WORKSPACES } from './checkout.mjs';
import { checkFiles } from './structure.mjs';

const OPENING = '// What this file is for, in a sentence.\n';
const file = (path: string, text = `${OPENING}export const one = 1;\n`) => ({ path, text });
const MIGRATIONS = ['0001_edition', '0002_registration'].map((name) =>
  file(`server/migrations/${name}.sql`, '-- Tables of one noun of the product.\nselect 1;\n'),
);
const HOUSE = [...WORKSPACES.map((workspace) => file(`${workspace}/src/edition/schema.ts`)), ...MIGRATIONS];
const faultsWith = (...planted: { path: string; text: string }[]) => checkFiles([...HOUSE, ...planted]);

it('accepts a valid repository', () => {
  expect(
    faultsWith(
      file('web/src/ui/button.module.css', '/* A button, in its four variants. */\n.button {}\n'),
      file('web/src/i18n/en/ui.json', '{}'),
      file('tools/src/start.mjs', `#!/usr/bin/env node\n${OPENING}`),
      file('docs/decisions/0001-one-house.md', '# One house\n'),
      file('domain/README.md', '# Rules\n'),
      file('README.md', '# Visavis\nRun it from any folder.\n'),
    ),
  ).toEqual([]);
});

describe('file names', () => {
  it.each([
    'web/src/ui/TextField.tsx',
    'web/src/ui/textField.tsx',
    'web/src/ui/text_field.tsx',
    'web/src/Features/matching/page.tsx',
    'web/src/ui/text--field.tsx',
    'docs/Operations.md',
  ])('%s is not kebab-case', (path) => {
    expect(faultsWith(file(path)).join()).toMatch(/is not kebab-case/);
  });

  it.each([
    'domain/src/utils/text.ts',
    'domain/src/edition/utils.ts',
    'domain/src/edition/date-utils.ts',
    'server/src/helpers/a.ts',
    'server/src/test-helper.ts',
    'web/src/common/a.tsx',
    'contract/src/misc.ts',
    'server/src/session-manager.ts',
  ])('%s is rejected as a meaningless name', (path) => {
    expect(faultsWith(file(path))).toEqual([expect.stringMatching(/^\S+: \S+ says nothing/)]);
  });

  it('may contain such a word as part of another', () => {
    expect(faultsWith(file('domain/src/edition/uncommon.ts'))).toEqual([]);
  });
});

describe('the file header', () => {
  it.each([
    ['a.ts', 'export const one = 1;\n'],
    ['a.ts', '// constants\nexport const one = 1;\n'],
    ['a.tsx', '//\nexport const one = 1;\n'],
    ['a.css', '.button {}\n'],
    ['a.mjs', "import 'node:fs';\n// A sentence that comes too late.\n"],
    ['a.ts', ''],
  ])('is reported missing in %s: %j', (name, text) => {
    expect(faultsWith(file(`web/src/ui/${name}`, text))).toEqual([
      `web/src/ui/${name}: does not open with a sentence that says what the file is for`,
    ]);
  });
});

it("a component's style sheet needs no header if the component is beside it, any other style sheet does", () => {
  const style = file('web/src/ui/chip.module.css', '.chip {}\n');
  expect(faultsWith(style, file('web/src/ui/chip.tsx'))).toEqual([]);
  expect(faultsWith(style, file('web/src/ui/other.tsx'))).toHaveLength(1);
  expect(faultsWith(file('web/src/ui/chip.css', '.chip {}\n'), file('web/src/ui/chip.tsx'))).toHaveLength(1);
});

it('a file has at most 400 lines', () => {
  const lines = (count: number) => OPENING + 'export {};\n'.repeat(count - 1);
  expect(faultsWith(file('web/src/app/routes.tsx', lines(400)))).toEqual([]);
  expect(faultsWith(file('web/src/app/routes.tsx', lines(401)))).toEqual([
    'web/src/app/routes.tsx: has 401 lines; split what is past 400',
  ]);
});

describe('forbidden in source', () => {
  it.each([
    ['silences a check', `// ${'biome'}-ignore lint: because`],
    ['silences a check', `// ${'@ts'}-ignore`],
    ['silences a check', `// ${'@ts'}-nocheck`],
    ['leaves work for later', `// ${'TO'}DO: later`],
    ['leaves work for later', `// ${'FIX'}ME`],
    ['skips or singles out a test', `${'it'}.skip('x', () => {});`],
    ['skips or singles out a test', `${'describe'}.only('x', () => {});`],
    ['skips or singles out a test', `${'test'}.todo('x');`],
    ['is a barrel: import from the file that holds the thing', "export * from './a.ts';"],
  ])('%s: %s', (fault, line) => {
    expect(faultsWith(file('server/src/app.ts', `${OPENING}${line}\n`))).toEqual([
      `server/src/app.ts: ${fault}`,
    ]);
  });

  it('an index that re-exports is a barrel', () => {
    expect(
      faultsWith(file('web/src/ui/index.ts', `${OPENING}export { Button } from './button.tsx';\n`)),
    ).toEqual(['web/src/ui/index.ts: is a barrel: import from the file that holds the thing']);
  });
});

describe('machine-specific folders', () => {
  const slash = '/';
  it.each([
    ['server/src/app.ts', `${OPENING}const folder = '${slash}work/visavis';\n`],
    ['README.md', `Open ${slash}home/someone/visavis first.\n`],
    ['docs/operations.md', `[here](${slash}Users/someone/x)\n`],
    ['bench/results.json', `{ "path": "${slash}root/x" }\n`],
    ['.ci/run', `cd ${slash}work/main\n`],
    ['README.md', `C:${'\\'}Users${'\\'}someone\n`],
  ])('are found in %s', (path, text) => {
    expect(faultsWith(file(path, text))).toEqual([expect.stringMatching(/names a folder of one machine/)]);
  });

  it('are not confused with URL paths or system folders', () => {
    expect(
      faultsWith(
        file('README.md', 'https://example.org/work/x and /var/lib/visavis and /usr/bin/chromium\n'),
      ),
    ).toEqual([]);
  });
});

describe('the lock file', () => {
  it('takes packages from the public registry only', () => {
    const entry = (host: string) => `{ "resolved": "https://${host}/zod/-/zod-4.6.7.tgz" }`;
    expect(faultsWith(file('package-lock.json', entry('registry.npmjs.org')))).toEqual([]);
    expect(faultsWith(file('package-lock.json', entry('mirror.example.org')))).toEqual([
      'package-lock.json: takes packages from mirror.example.org',
    ]);
  });
});

describe('migration numbers', () => {
  const sql = (name: string) => file(`server/migrations/${name}`, '-- Tables of one noun of the product.\n');
  it.each([
    ['a gap', ['0004_organiser.sql'], 'server/migrations: 0004 stands where 0003 should'],
    ['a double', ['0002_organiser.sql'], 'server/migrations: 0002 stands where 0003 should'],
    ['another form', ['organiser.sql'], 'server/migrations/organiser.sql: not 0001_name.sql'],
    ['too few digits', ['003_organiser.sql'], 'server/migrations/003_organiser.sql: not 0001_name.sql'],
  ])('with %s are rejected', (_what, names, fault) => {
    expect(faultsWith(...names.map(sql))).toContain(fault);
  });

  it('that continue are accepted, and having no migrations is not', () => {
    expect(faultsWith(sql('0003_organiser.sql'))).toEqual([]);
    expect(checkFiles(HOUSE.filter((each) => !MIGRATIONS.includes(each)))).toEqual([
      'server/migrations: there is no migration',
    ]);
  });
});

it('a workspace without a source file is reported', () => {
  expect(checkFiles(HOUSE.filter(({ path }) => !path.startsWith('web/')))).toEqual([
    'web/src: no source file was found',
  ]);
});

describe('listFiles', () => {
  const root = mkdtempSync(join(tmpdir(), 'visavis-structure-'));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('omits generated files, and includes dotfiles', () => {
    const paths = [
      'web/src/main.tsx',
      '.ci/run',
      'web/dist/app.js',
      'node_modules/a/index.js',
      'data/postgres/PG_VERSION',
      'server/src/data/list.ts',
      'docs/shot.png',
    ];
    for (const path of paths) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), `text of ${path}`);
    }
    expect(listFiles(root).sort((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: '.ci/run', text: 'text of .ci/run' },
      { path: 'docs/shot.png', text: '' },
      { path: 'server/src/data/list.ts', text: 'text of server/src/data/list.ts' },
      { path: 'web/src/main.tsx', text: 'text of web/src/main.tsx' },
    ]);
  });
});

describe('replaced modules', () => {
  const text = `${OPENING}vi.${'mock'}('./open-pdf.ts', () => ({}));\n`;

  it('are rejected in a test that shares its worker', () => {
    expect(faultsWith(file('web/src/features/session/session.test.tsx', text))).toEqual([
      expect.stringContaining('replaces a module'),
    ]);
  });

  it('are accepted in files with a worker of their own', () => {
    expect(faultsWith(file('web/src/features/session/session.isolated.test.tsx', text))).toEqual([]);
  });
});

describe('React components and styles', () => {
  const drawn = (jsx: string) => file('web/src/ui/line.tsx', `${OPENING}export const Line = () => ${jsx};\n`);

  it.each([
    '<p>{text("a.b")}{isNew && <b />}</p>',
    '<p>Loading {rows.map((row) => <b key={row} />)}</p>',
    '<p>{isNew && text("a.b")}{isOld && <b />}</p>',
    '<p>{`At ` + name}{`at `}{place === "" ? <i /> : <b />}</p>',
    '<><b />{text("a.b")}</>',
    '<>{letters.join("")}<b /></>',
  ])('a text beside a conditional element is reported without its own element: %s', (jsx) => {
    expect(faultsWith(drawn(jsx)).join()).toMatch(/a text beside what comes and goes/);
  });

  it.each([
    '<p>{text("a.b")}</p>',
    '<p><Plus />{text("a.b")}</p>',
    '<p><span>{text("a.b")}</span>{isNew && <b />}</p>',
    '<p>{isNew ? text("a.b") : text("a.c")}</p>',
    '<><b />{" "}<i /></>',
  ])('translatable texts are accepted: %s', (jsx) => {
    expect(faultsWith(drawn(jsx))).toEqual([]);
  });

  it.each([
    '<input ref={(field) => field?.focus()} />',
    '<input\n ref={(field) => {\n if (field && !own.current) field.focus();\n own.current = field;\n }}\n />',
  ])('moving the focus at every render is rejected: %j', (jsx) => {
    expect(faultsWith(drawn(jsx)).join()).toMatch(/in a ref written in place/);
  });

  const style = (css: string) => file('web/src/ui/bar.css', `/* A bar, for one test of it. */\n${css}\n`);

  it.each([
    '.bar { position: fixed; inset: auto 0 0; }',
    '@media (min-width: 768px) { .bar { position: sticky; top: 0; } }',
  ])('sticky elements on the shortest screen are rejected: %s', (css) => {
    expect(faultsWith(style(css)).join()).toMatch(/stays in view on the lowest screen/);
  });

  it.each([
    ['.bar:hover { color: red; }', 'is styled for a finger too'],
    ['@media (min-width: 768px) { a:hover b { color: red; } }', 'is styled for a finger too'],
    ['.tab { border: 0; border-bottom: 2px solid transparent; }', 'has a line in forced colours'],
  ])('%s is rejected: %s', (css, fault) => {
    expect(faultsWith(style(css)).join()).toContain(fault);
  });

  it.each([
    '@media (min-width: 768px) and (min-height: 30em) { .bar { position: sticky; top: 0; } }',
    '.scrim { position: fixed; inset: 0; }',
    '@media (hover: hover) { .bar:hover { color: red; } }',
  ])('these styles are accepted: %s', (css) => {
    expect(faultsWith(style(css))).toEqual([]);
  });

  it('storing an element in a ref and moving the focus elsewhere is accepted', () => {
    const jsx =
      '<input\n ref={(field) => {\n own.current = field;\n }}\n onClick={() => own.current?.focus()} />';
    expect(faultsWith(drawn(jsx))).toEqual([]);
  });
});

it('a build plugin that rewrites modules is rejected', () => {
  const plugin = (hook: string) => file('web/lean.ts', `${OPENING}export const lean = { ${hook} };\n`);
  expect(faultsWith(plugin("transform(code, id) { return code.replace('a', 'b'); }"))).toHaveLength(1);
  expect(faultsWith(plugin('generateBundle() {}'))).toEqual([]);
});

it.each([
  ['web/src/features/audit/api.ts', 1],
  ['web/src/dashboard/frame.ts', 1],
  ['web/src/features/directory/api.ts', 0],
  ['web/src/list/use-list.ts', 0],
])('a list that %s loads itself gives %i faults', (path, count) => {
  const code = "import { keepPreviousData } from '@tanstack/react-query';";
  expect(faultsWith(file(path, `${OPENING}${code}\n`))).toHaveLength(count);
});

it.each(['', '<CsvNote />'])('CSV offered beside XLSX needs the note; given %j', (note) => {
  const code = `${OPENING}{EXPORT_FORMATS.map(link)}${note}\n`;
  expect(faultsWith(file('web/src/features/room/export.tsx', code))).toHaveLength(note ? 0 : 1);
});

it.each([
  ['web/src/features/import/api.ts', "await fetch('/api/imports');", 1],
  ['web/src/features/import/api.ts', "window.fetch('/api/imports');", 1],
  ['web/src/ui/field.tsx', "navigator.sendBeacon('/api/seen');", 1],
  ['web/src/features/document/api.ts', 'const request = new XMLHttpRequest();', 1],
  ['web/src/lib/part-stream.ts', 'new EventSource(PATH);', 1],
  ['web/src/lib/api-client.ts', 'const answer = fetch(address);', 0],
  ['web/src/features/import/api.ts', 'refetch();', 0],
  ['web/src/features/import/api.test.ts', "vi.stubGlobal('fetch', fetch('/'));", 0],
])('a request in %s by %s gives %i faults', (path, code, count) => {
  expect(faultsWith(file(path, `${OPENING}${code}\n`))).toHaveLength(count);
});

describe('the server', () => {
  const feature = (name: string, code = 'export const one = 1;') =>
    file(`server/src/features/edition/${name}`, `${OPENING}${code}\n`);

  it.each([
    ['apply.ts', 'export const one = 1;', /does not state its role/],
    ['words/service.ts', 'export const one = 1;', /does not state its role/],
    ['service.ts', "db.selectFrom('edition');", /contains a query/],
    ['list.present.ts', 'const rows = sql`select 1`;', /contains a query/],
    ['repository.ts', 'const rows = sql`select where status = 4`;', /digit for a status/],
    ['service.ts', "matching(db).orderBy('id');", /contains a query/],
    ['service.ts', 'await matching(db).execute();', /contains a query/],
    ['service.ts', "import { named } from '../../platform/sql/named.ts';", /contains a query/],
    ['repository.ts', "db.selectFrom('claim').where('status', '=', 4);", /digit for a status/],
    ['repository.ts', "db.selectFrom('claim').where('status', 'in', [1, 2]);", /digit for a status/],
    ['repository.ts', "db.updateTable('claim').set({ status: 4 });", /digit for a status/],
    ['repository.ts', 'const rows = sql`select where status not in (4)`;', /digit for a status/],
    ['service.ts', 'while (tries < 3) tries += 1;', /loops over attempts/],
    ['repository.ts', 'const rows = sql`select $1::int`;', /numbers the parameters/],
    ['service.ts', 'for (let attempt = 1; ; attempt += 1) {}', /loops over attempts/],
    ['service.ts', 'let known: readonly string[] = [];', /keeps state between requests/],
    ['service.ts', 'const known = new Map<number, string>();', /keeps state between requests/],
    ['service.ts', "throw new AppError('resource.not-found', 'Gone.');", /refuses with a sentence/],
    ['service.ts', "const plain = name.normalize('NFC');", /normalises a text by itself/],
  ])('%s with %j is rejected', (name, code, fault) => {
    expect(faultsWith(feature(name, code))).toEqual([expect.stringMatching(fault)]);
  });

  it('accepts queries in a repository, and any name for a test', () => {
    const code = 'const rows = sql`select where status = any(:statuses)`;';
    expect(faultsWith(feature('list.repository.ts', code), feature('apply.test.ts', code))).toEqual([]);
  });

  it('may keep state in a cache, and constants anywhere', () => {
    const constant = "const CODES = new Set(['a']);";
    expect(faultsWith(feature('search.cache.ts', 'let known = 1;'), feature('service.ts', constant))).toEqual(
      [],
    );
  });

  it('a cycle of domain folders is rejected', () => {
    const one = file('domain/src/edition/days.ts', `${OPENING}import '../meeting/slot.ts';\n`);
    const other = file('domain/src/meeting/slot.ts', `${OPENING}import '../edition/days.ts';\n`);
    expect(faultsWith(one, other)).toEqual(['these folders import each other in a cycle: edition, meeting']);
  });

  it('a cycle of folders is rejected', () => {
    const other = file(
      'server/src/platform/sql/text.ts',
      `${OPENING}import '../../features/edition/service.ts';\n`,
    );
    const own = feature('service.ts', "import '../../platform/sql/text.ts';");
    expect(faultsWith(own, other)).toEqual([
      expect.stringMatching(/in a cycle: features\/edition, platform\/sql/),
    ]);
  });
});

describe('forbidden words', () => {
  const [act, again, receive, outcome] = [`dee${'d'}`, `ane${'w'}`, `hear${'s'}`, `what becam${'e'} of`];
  const at = (line: string, path = 'server/src/app.ts') => faultsWith(file(path, `${OPENING}${line}\n`));

  it.each([
    [`// Asks ${again}.`],
    [` * The listener ${receive} of it.`],
    [`${'it'}('tells ${outcome} a message', () => {});`],
    [`const record${act[0]?.toUpperCase()}${act.slice(1)} = 1;`],
    [`ask(); // ${again}`],
  ])('are rejected in %s', (line) => {
    expect(at(line)).toEqual([expect.stringMatching(/line 2 says .*: say it in the field's standard terms/)]);
  });

  it('are checked in the whole text of documents, but not in strings in code', () => {
    expect(at(`Draw it ${again}.`, 'docs/decisions/0001-one.md')).toHaveLength(1);
    expect(at(`const story = 'One ${receive} the sea.';`)).toEqual([]);
  });
});

it('a permission that nothing checks is rejected', () => {
  const grants = file(
    'domain/src/identity/grants.ts',
    `${OPENING}export const GRANTS = {\n  'meeting.decide': { staff: 'editor' },\n  'meeting.forget': { staff: 'admin' },\n};\n`,
  );
  const endpoint = file(
    'contract/src/meeting/endpoints.ts',
    `${OPENING}export const permission = 'meeting.decide';\n`,
  );
  expect(faultsWith(grants, endpoint)).toEqual([
    "domain/src/identity/grants.ts: 'meeting.forget' is granted, and no endpoint or page asks for it",
  ]);
});
