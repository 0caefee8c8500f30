// Where the message catalogues lie: one flat JSON file of ICU messages for each area and language.
import { formatter } from '@lingui/format-json';
import { AREAS } from './src/i18n/words.ts';

export default {
  locales: ['en', 'ms', 'zh-hans'],
  sourceLocale: 'en',
  // Sentences that rules say have their English words as ids: they stand in a file of the other languages.
  catalogs: AREAS.map((area) => ({ path: `<rootDir>/src/i18n/{locale}/${area}`, include: [] })),
  format: formatter({ style: 'minimal' }),
};
