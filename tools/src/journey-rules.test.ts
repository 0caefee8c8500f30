// Tests the rule that journeys use retrying assertions.
import { expect, it } from 'vitest';
import { checkRetried } from './journey-rules.mjs';

it.each([
  ['expect(await rows.count()).toBe(3);', 1],
  ['expect((await page.title()).length).toBe(3);', 1],
  ['expect.soft(\n  await rows.count(),\n).toBe(3);', 1],
  ['await expect(rows.count()).resolves.toBe(3);', 1],
  ['await expect(rows).toHaveCount(3);', 0],
  ['await expect.poll(async () => (await names()).length).toBe(3);', 0],
  ['await expect(register(draft)).resolves.toBe(201);', 0],
])('a journey uses retrying assertions: %s', (text, faults) => {
  expect(checkRetried({ path: 'e2e/src/journeys/home.spec.ts', text }, new Set())).toHaveLength(faults);
  expect(checkRetried({ path: 'web/src/site/home/page.test.tsx', text }, new Set())).toEqual([]);
});
