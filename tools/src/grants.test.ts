// Checks that every permission is used: an unused one would only look like protection.
import { GRANTS } from '@visavis/domain/identity/grants';
import { expect, it } from 'vitest';
import { listFiles } from './structure.mjs';

const PRODUCT = /^(domain|contract|server|web)\/src\/(?!.*\.test\.tsx?$).*\.tsx?$/;

/** @returns permissions whose name occurs in no product file except the list itself */
function unused(permissions: readonly string[]): string[] {
  const texts = listFiles()
    .filter(({ path }) => PRODUCT.test(path) && !path.endsWith('identity/grants.ts'))
    .map(({ text }) => text);
  return permissions.filter((permission) => !texts.some((text) => text.includes(`'${permission}'`)));
}

it('every grant is used', () => {
  expect(unused(Object.keys(GRANTS))).toEqual([]);
});

it('control: detects an unused permission', () => {
  expect(unused(['meeting.decide', 'meeting.forget'])).toEqual(['meeting.forget']);
});
