// What the booking page is given: the buyer, the edition, the draft, and the ways on.
import type { HostedBuyer } from '@visavis/contract/hosted-application/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import type { PhoneCountry } from '../../ui/phone-field.tsx';
import type { PhoneReading } from '../../ui/use-phone-entry.ts';
import type { BookingLink } from './api.ts';
import type { BookingDraft } from './booking-values.ts';

/** Phone numbers and their countries. */
export interface BookingPhone {
  countries: readonly PhoneCountry[];
  /** The list could not be loaded: what is known without it. */
  failed: boolean;
  reading: PhoneReading;
  /** A stored number in its parts. */
  read: (number: string) => { cca2: string; digits: string };
  numberOf: (cca2: string, digits: string) => string;
}

export interface BookingPageProps {
  edition: Edition;
  buyer: HostedBuyer;
  link: BookingLink;
  /** Null while the countries load. */
  phone: BookingPhone | null;
  /** What was typed and not saved, without passports. */
  draft: BookingDraft;
  onDraft: (draft: BookingDraft) => void;
  /** The server has it. */
  onSaved: (bookingId: number) => void;
  /** The server reckoned another total: the edition's prices are to be asked for again. */
  onPricesDiffer: () => void;
  /** Of the payment summary. */
  summaryPath: string;
}
