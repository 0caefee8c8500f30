// Texts in several languages.
import { expect, it } from 'vitest';
import { localise } from './texts.ts';

it('has the English text and the translations that were given', () => {
  const texts = { ms: { productProfile: 'Ampul' }, 'zh-Hans': { productProfile: '' } };
  expect(localise('Ampoules', { texts, field: 'productProfile' })).toEqual({ en: 'Ampoules', ms: 'Ampul' });
});
