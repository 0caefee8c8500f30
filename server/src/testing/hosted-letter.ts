// The content of emails to hosted buyers in tests, as the product composes it.
import { extraNightOptions, stayOptions } from '@visavis/domain/booking/stay';
import type { HostedContent } from '@visavis/domain/email/schema';

const DATES = ['2025-06-02', '2025-06-03', '2025-06-04', '2025-06-05'];

const RECEIPT: NonNullable<HostedContent['receipt']> = {
  refNo: 'V7Q2M4K8XWC3R5T9HJPB6D2N4F',
  lines: [
    { label: 'Refundable deposit', value: 900 },
    { label: 'Extra nights (2 x RM 450.00)', value: 900 },
  ],
  total: 1800,
  deposit: 900,
  currency: 'MYR',
  stay: '2 - 4 Jun 2025',
  roomType: 'One Double Bed',
  extraNights: ['2025-06-01', '2025-06-04'],
  termsVersion: '3',
  paidAt: '2025-05-19T18:30:00.000Z',
};

/** The additional content of an email that requests a document. */
export const ASKED: Partial<HostedContent> = {
  reason: 'The document that you sent could not be read.',
  asked: { requestId: 7, document: 'company-certificate' },
};

/** The additional content of an email that offers a room. */
export const OFFERED: Partial<HostedContent> = {
  room: { stay: '2 - 4 Jun 2025', roomType: 'One Double Bed', until: '2025-05-22T02:00:00.000Z' },
};

/** The content of an email of this kind; a receipt has its amounts. */
export function hostedLetter(
  kind: HostedContent['kind'],
  changes: Partial<HostedContent> = {},
): HostedContent {
  return {
    kind,
    exhibition: {
      name: 'International Beauty Exhibition',
      firstDate: '2025-06-02',
      lastDate: '2025-06-05',
      contactEmail: 'pr@exhibition.example',
      contactWhatsapp: '+60 12-000 0000',
    },
    name: 'Amira Rahman',
    company: 'Kenari',
    reference: 'HB-7K3M-Q2XD',
    hosted: { userId: 41, companyId: 52 },
    programme: {
      programmeMeetings: 12,
      meetingsADay: 3,
      stagePrograms: 2,
      refundAfterMeetings: 4,
      refundWithinDays: 30,
      deposit: 900,
      extraNight: 450,
      currency: 'MYR',
      termsVersion: '3',
      documentsKeptDays: 30,
      stays: stayOptions(DATES),
      extraNights: extraNightOptions(DATES),
    },
    receipt: kind === 'deposit-receipt' ? RECEIPT : null,
    ...changes,
  };
}
