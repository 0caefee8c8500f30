// Tests that each planted fault can still be planted and refers to existing tests, so that it follows moved code.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, WORKSPACES } from '../checkout.mjs';
import { FAULTS } from './list.mjs';

const countOf = (file: string, text: string): number =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8').split(text).length - 1 : 0;

it('there are at least 40 faults, each with a unique name', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});

it('every workspace with product code has faults', () => {
  const withFaults = new Set(FAULTS.map(({ file }) => file.split('/')[0]));
  expect(WORKSPACES.filter((workspace) => !withFaults.has(workspace))).toEqual(['e2e', 'bench']);
});

it.each(FAULTS)('$name replaces text that occurs once in $file', ({ file, find, replace }) => {
  expect(countOf(file, find)).toBe(1);
  expect(replace).not.toBe(find);
  expect(file).not.toMatch(/\.(test|spec)\.tsx?$/);
});

it.each(FAULTS)('$name refers to tests that exist', ({ tests = [], journeys = [], only }) => {
  expect(tests.length + journeys.length).toBeGreaterThan(0);
  expect([...tests, ...journeys].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  for (const path of tests) expect(path).toMatch(/\.test\.tsx?$/);
  for (const path of journeys) expect(path).toMatch(/\.spec\.ts$/);
  if (only === undefined) return;
  const texts = journeys.map((path) => readFileSync(join(ROOT, path), 'utf8'));
  expect(texts.filter((text) => !new RegExp(only).test(text))).toEqual([]);
});
