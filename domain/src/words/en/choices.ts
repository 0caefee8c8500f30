// Values shown to visitors and staff, in English.
import type { ChoiceWords } from '../choices.ts';

export const choices: ChoiceWords = {
  status: {
    Pending: 'Pending',
    Approved: 'Approved',
    Rejected: 'Rejected',
    'Email Sent': 'Email Sent',
  },
  roomType: {
    'Two Single Bed': 'Two Single Bed',
    'One Double Bed': 'One Double Bed',
  },
  documentKind: {
    'business-card': 'Business card',
    'company-certificate': 'Company registration certificate',
    passport: 'Passport',
  },
  paymentMethod: {
    credit: 'Debit/Credit Card',
    online: 'Online Banking',
    transfer: 'Bank transfer',
  },
  reason: {
    'All places of the programme are taken.': 'All places of the programme are taken.',
    'Your company works outside the trades that the programme is for.':
      'Your company works outside the trades that the programme is for.',
    'We could not verify your company from the documents.':
      'We could not verify your company from the documents.',
    'The documents could not be read.': 'The documents could not be read.',
    'The exhibitor asked for other hours.': 'The exhibitor asked for other hours.',
    'The exhibitor takes no more meetings.': 'The exhibitor takes no more meetings.',
    'Your interests do not match what the exhibitor shows.':
      'Your interests do not match what the exhibitor shows.',
    'The days or hours of the exhibition have changed.': 'The days or hours of the exhibition have changed.',
    'The exhibitor is not available at this hour.': 'The exhibitor is not available at this hour.',
    'The exhibitor does not take part any more.': 'The exhibitor is no longer exhibiting.',
    'This document was not among those you sent.': 'This document was not among those you sent.',
    'The document that you sent could not be read.': 'The document that you sent could not be read.',
    'The document that you sent has expired.': 'The document that you sent has expired.',
    'The document that you sent names another person or company.':
      'The document that you sent names another person or company.',
  },
};
