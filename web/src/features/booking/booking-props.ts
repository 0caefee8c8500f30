// The props of the booking page: the buyer, the edition, the draft, and the callbacks.
import type { BookingSummary } from '@visavis/contract/booking/summary';
import type { HostedBuyer } from '@visavis/contract/hosted-application/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import type { PhoneCountry } from '../../ui/phone-field.tsx';
import type { PhoneReading } from '../../ui/use-phone-entry.ts';
import type { BookingLink } from './api.ts';
import type { BookingDraft } from './booking-values.ts';

/** Phone numbers and their countries. */
export interface BookingPhone {
  countries: readonly PhoneCountry[];
  /** The country list could not be loaded; only what is known without it works. */
  failed: boolean;
  reading: PhoneReading;
  /** Splits a stored number into its parts. */
  read: (number: string) => { cca2: string; digits: string };
  numberOf: (cca2: string, digits: string) => string;
}

export interface BookingPageProps {
  edition: Edition;
  buyer: HostedBuyer;
  link: BookingLink;
  /** Null while the countries load. */
  phone: BookingPhone | null;
  /** Unsaved input, without passports. */
  draft: BookingDraft;
  onDraft: (draft: BookingDraft) => void;
  /** The server has saved the booking. */
  onSaved: (saved: BookingSummary) => void;
  /** The server computed another total: the edition's prices must be refetched. */
  onPricesDiffer: () => void;
  /** Path of the payment summary. */
  summaryPath: string;
}
