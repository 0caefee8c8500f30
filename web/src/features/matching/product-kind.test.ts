// The placeholder drawing is chosen by words in the product's name and description.
import { expect, it } from 'vitest';
import { productKind } from './product-kind.ts';

it.each([
  ['Velour Lip Rouge', '', 'lipstick'],
  ['Pressed Powder', 'with lip balm', 'compact'],
  ['Ampoule No. 7', '', 'dropper'],
  ['Scalp Shampoo', '', 'pump'],
  ['Sun Veil SPF 50', '', 'tube'],
  ['Lipid Night Cream', '', 'jar'],
  ['Aurora', 'A serum for the evening', 'dropper'],
  ['콜라겐', '', 'jar'],
])('%s (%s) is drawn as %s', (name, description, kind) => {
  expect(productKind({ name, description })).toBe(kind);
});
