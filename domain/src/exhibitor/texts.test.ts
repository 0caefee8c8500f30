// Tests of exhibitor texts in the reader's language.
import { expect, it } from 'vitest';
import { type ExhibitorTexts, localise, textIn, translationsOf, untranslated } from './texts.ts';

const texts: ExhibitorTexts = { ms: { productProfile: 'Ampul' }, 'zh-Hans': { description: '护肤' } };

it('returns a text in the language, else in English', () => {
  const profile = { texts, field: 'productProfile' } as const;
  expect(textIn('Ampoules', profile, 'ms')).toBe('Ampul');
  expect(textIn('Ampoules', profile, 'zh-Hans')).toBe('Ampoules');
  expect(textIn('Ampoules', profile, 'en')).toBe('Ampoules');
});

it('round-trips between texts per language and per field, dropping empty ones', () => {
  const productProfile = localise('Ampoules', { texts, field: 'productProfile' });
  const description = localise('', { texts, field: 'description' });
  expect(productProfile).toEqual({ en: 'Ampoules', ms: 'Ampul' });
  expect(translationsOf({ productProfile, description })).toEqual(texts);
  expect(translationsOf({ productProfile: { en: 'A', ms: ' ' }, description: { en: '' } })).toEqual({});
});

it('lists the texts that a reader of another language sees in English', () => {
  const english = { productProfile: 'Ampoules', description: '' };
  expect(untranslated(english, {}, 'en')).toEqual({});
  expect(untranslated(english, {}, 'ms')).toEqual({ inEnglish: ['productProfile'] });
  expect(untranslated(english, { ms: { productProfile: 'Ampul' } }, 'ms')).toEqual({});
});
