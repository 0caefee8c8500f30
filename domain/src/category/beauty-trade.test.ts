// Tests that the beauty trade template follows the rules for categories, in every language.
import { expect, it } from 'vitest';
import { foldName } from '../exhibitor/merge.ts';
import { BEAUTY_TRADE } from './beauty-trade.ts';
import { CATEGORY_NAME_LIMIT } from './tree.ts';

it('has categories with sub-categories, each with a unique name in all three languages', () => {
  expect(BEAUTY_TRADE).toHaveLength(18);
  const subs = BEAUTY_TRADE.flatMap(({ subCategories }) => subCategories);
  expect(subs).toHaveLength(137);
  for (const nodes of [BEAUTY_TRADE, subs])
    expect(new Set(nodes.map(({ name }) => foldName(name))).size).toBe(nodes.length);
  for (const { name, names } of [...BEAUTY_TRADE, ...subs])
    for (const text of [name, names.ms, names['zh-Hans']]) {
      expect(text).toMatch(/^[^|-]/);
      expect(text?.length).toBeLessThanOrEqual(CATEGORY_NAME_LIMIT);
    }
});
