// Tests that the check of commands on a fresh clone finds packages that are loaded before they are installed.
import { describe, expect, it } from 'vitest';
import { checkBareCommands } from './bare-rules.mjs';

const file = (path: string, text = '') => ({ path, text });

describe('commands of a fresh clone', () => {
  const installer = file('tools/src/packages.mjs');

  it('must not load packages before installing them, even through indirect imports', () => {
    const found = checkBareCommands([
      installer,
      file('tools/src/run.mjs', `import './packages.mjs';\nimport { a } from './near.mjs';\n`),
      file('tools/src/near.mjs', `import {\n  far,\n} from './deep/far.mjs';\n`),
      file('tools/src/deep/far.mjs', `import ts from 'typescript';\n`),
    ]);
    expect(found).toEqual([
      'tools/src/run.mjs: loads typescript before packages are installed; import it where it is used',
    ]);
  });

  it('may load packages after installing them', () => {
    const late = `import 'node:fs';\nimport './packages.mjs';\nawait import('typescript');\n`;
    expect(checkBareCommands([installer, file('tools/src/run.mjs', late)])).toEqual([]);
  });
});
