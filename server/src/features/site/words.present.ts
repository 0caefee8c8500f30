// The texts of the web app manifest, in each language.
import type { Language } from '@visavis/domain/language/languages';

interface SiteWords {
  description: string;
  exhibitions: string;
  schedule: string;
  /** The site's name before its first edition has one. */
  unnamed: string;
}

export const SITE_WORDS: Record<Language, SiteWords> = {
  en: {
    description: 'Choose the exhibitors you want to meet and book an hour with each before you arrive.',
    exhibitions: 'Exhibitions',
    schedule: 'Your schedule',
    unnamed: 'Business matching',
  },
  ms: {
    description:
      'Pilih pempamer yang ingin anda temui dan tempah satu slot masa dengan setiap pempamer sebelum anda tiba.',
    exhibitions: 'Pempamer',
    schedule: 'Jadual anda',
    unnamed: 'Padanan Perniagaan',
  },
  'zh-Hans': {
    description: '选择您想洽谈的参展商，在到场之前与每一家预约一小时。',
    exhibitions: '参展商',
    schedule: '您的日程',
    unnamed: '商务配对',
  },
};
