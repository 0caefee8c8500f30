// Tests that placeholder products are filtered out.
import { expect, it } from 'vitest';
import { realProducts } from './schema.ts';

const product = (id: number, name: string) => ({
  id,
  name,
  description: '',
  company_name: 'A',
  exhibitor_id: 1,
});

it.each([
  [1, 'Serum', true],
  [0, 'Serum', false],
  [-1, 'Serum', false],
  [5, 'No Products', false],
  [5, 'No Products Available', false],
  [5, 'Sorry: No Products', false],
  [5, 'No Product is perfect', true],
  [1, '', true],
])('shows a product with id %i and name %j: %s', (id, name, isShown) => {
  expect(realProducts([product(id, name)])).toHaveLength(isShown ? 1 : 0);
});

it('keeps real products in order', () => {
  const list = [product(3, 'C'), product(0, 'No Products'), product(1, 'A')];
  expect(realProducts(list).map(({ name }) => name)).toEqual(['C', 'A']);
});
