// Tests of the check that every custom property is declared.
import { expect, it } from 'vitest';
import { checkProperties } from './style-rules.mjs';

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
