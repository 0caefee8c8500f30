// Every permission is asked for somewhere: one that nothing asks for would only look like a defence.
import { GRANTS } from '@visavis/domain/identity/grants';
import { expect, it } from 'vitest';
import { listFiles } from './structure.mjs';

const PRODUCT = /^(domain|contract|server|web)\/src\/(?!.*\.test\.tsx?$).*\.tsx?$/;

/** @returns those whose name stands in no file of the product but the list itself */
function unused(permissions: readonly string[]): string[] {
  const texts = listFiles()
    .filter(({ path }) => PRODUCT.test(path) && !path.endsWith('identity/grants.ts'))
    .map(({ text }) => text);
  return permissions.filter((permission) => !texts.some((text) => text.includes(`'${permission}'`)));
}

it('no grant is unused', () => {
  expect(unused(Object.keys(GRANTS))).toEqual([]);
});

it('control: a permission that nothing asks for is found', () => {
  expect(unused(['meeting.decide', 'meeting.forget'])).toEqual(['meeting.forget']);
});
