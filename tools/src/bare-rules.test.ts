// The check of commands on a fresh clone finds a package that is loaded before it is installed.
import { describe, expect, it } from 'vitest';
import { checkBareCommands } from './bare-rules.mjs';

const file = (path: string, text = '') => ({ path, text });

describe('commands of a fresh clone', () => {
  const installer = file('tools/src/packages.mjs');

  it('load no package before they install them, however far away it is imported', () => {
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

  it('may load them once they are there', () => {
    const late = `import 'node:fs';\nimport './packages.mjs';\nawait import('typescript');\n`;
    expect(checkBareCommands([installer, file('tools/src/run.mjs', late)])).toEqual([]);
  });
});
