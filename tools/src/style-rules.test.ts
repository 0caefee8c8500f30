// Tests of the checks that custom properties are declared, and that the classes of style sheets have rules.
import { expect, it } from 'vitest';
import { checkClasses, checkProperties } from './style-rules.mjs';

const TOKENS = { path: 'web/src/ui/tokens.css', text: ':root { --color-ink: black; }' };
const faultsOf = (css: string, component = '') =>
  checkProperties([
    TOKENS,
    { path: 'web/src/ui/bar.module.css', text: css },
    { path: 'web/src/ui/bar.tsx', text: component },
  ]);

it('refuses a property that is declared nowhere', () => {
  expect(faultsOf('.bar { color: var(--color-ink); width: var(--width); }')).toEqual([
    'web/src/ui/bar.module.css: --width is declared nowhere',
  ]);
});

it('accepts one that a component sets, and one with a fallback', () => {
  expect(faultsOf('.bar { width: var(--width); }', "style={{ '--width': width }}")).toEqual([]);
  expect(faultsOf('.bar { width: var(--width, 2rem); }')).toEqual([]);
});

const classFaultsOf = (css: string, component: string) =>
  checkClasses([
    { path: 'web/src/ui/bar.module.css', text: css },
    { path: 'web/src/ui/parts/bar.tsx', text: `import styles from '../bar.module.css';\n${component}` },
  ]);

it('refuses a class without a rule in the imported style sheet', () => {
  expect(
    classFaultsOf('.bar { color: red; }', '<p className={styles.bar}><i className={styles.end} /></p>'),
  ).toEqual(['web/src/ui/parts/bar.tsx: styles.end has no rule in web/src/ui/bar.module.css']);
});

it('accepts a class that has a rule only within a media query or beside another class', () => {
  expect(
    classFaultsOf('@media (min-width: 40rem) { .bar.wide { color: red; } }', '<p className={styles.wide} />'),
  ).toEqual([]);
});

it('accepts a property of another object, and a path, with the name of the import', () => {
  expect(classFaultsOf('', "import { size } from './styles.ts';\nconst all = sheet.styles.size;")).toEqual(
    [],
  );
});
