// Where the message catalogues lie: one flat JSON file of ICU messages for each area and language.
import { formatter } from '@lingui/format-json';

const AREAS = [
  'app',
  'ui',
  'registration',
  'interests',
  'matching',
  'scheduling',
  'my-schedule',
  'dashboard',
  'review',
  'emails',
  'overview',
  'staff',
];

export default {
  locales: ['en'],
  sourceLocale: 'en',
  catalogs: AREAS.map((area) => ({ path: `<rootDir>/src/i18n/{locale}/${area}`, include: [] })),
  format: formatter({ style: 'minimal' }),
};
