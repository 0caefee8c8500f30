// Where the message catalogues lie: one flat JSON file of ICU messages for each area and language.
import { formatter } from '@lingui/format-json';

const AREAS = ['app', 'ui', 'registration', 'interests', 'matching', 'scheduling'];

export default {
  locales: ['en'],
  sourceLocale: 'en',
  catalogs: AREAS.map((area) => ({ path: `<rootDir>/src/i18n/{locale}/${area}`, include: [] })),
  format: formatter({ style: 'minimal' }),
};
