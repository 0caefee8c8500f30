// The description of a booking on the provider's page, in the language of the application.
import type { Language } from '@visavis/domain/language/languages';

/** Precedes the reference. */
const BOOKING: Record<Language, string> = {
  en: 'Hosted Buyer booking',
  ms: 'Tempahan Pembeli Jemputan',
  'zh-Hans': '特邀买家预订',
};

/** @param reference of the application */
export const bookingTitle = (language: Language, reference: string): string =>
  `${BOOKING[language]} ${reference}`;
