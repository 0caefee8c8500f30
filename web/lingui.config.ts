// Where the message catalogues are: one flat JSON file of ICU messages for each area and language.
import { formatter } from '@lingui/format-json';
import { AREAS } from './src/i18n/words.ts';

export default {
  locales: ['en', 'ms', 'zh-hans'],
  sourceLocale: 'en',
  // Sentences of the domain's rules use the English sentence as id; their translations are in separate files.
  catalogs: AREAS.map((area) => ({ path: `<rootDir>/src/i18n/{locale}/${area}`, include: [] })),
  format: formatter({ style: 'minimal' }),
};
