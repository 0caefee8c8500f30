// Messages of rules that browsers also check, in English.
import { moneyLabel } from '../../language/amounts.ts';
import type { RuleMessages } from '../../message/rules-messages.ts';
import type { WordsOf } from '../message-words.ts';

export const rules: WordsOf<RuleMessages> = {
  'account.password-missing': 'Password is required',
  'account.password-short': ({ minimum }) => `Please choose at least ${minimum} characters`,
  'account.six-digits': 'Please give the six digits',
  'booking.night-in-stay': 'This night is part of your stay already',
  'booking.night-not-offered': 'This night is not offered',
  'booking.night-twice': 'A night can be added once only',
  'booking.passport-invalid': 'Passport number must have 5 to 20 letters and digits',
  'booking.passport-missing': 'Passport number is required',
  'booking.room-full':
    'This room is full for the stay you chose. Please choose another room or stay, or join the waiting list.',
  'booking.room-missing': 'Room type is required',
  'booking.second-name-missing': 'Please give the name of the second applicant too',
  'booking.second-passport-missing': 'Please give the passport number of the second applicant too',
  'booking.stay-missing': 'Staying duration is required',
  'booking.terms-changed': 'The terms have changed. Please read them again and then go on',
  'booking.total-differs': 'The total has changed. Please look at the order again',
  'booking.total-is': ({ sen, currency }) =>
    `The total has changed. Please look at the order again: it is ${moneyLabel(sen, 'en', currency)} now.`,
  'document-request.reason-missing': 'Please say why the document is needed',
  'document.empty': 'This file is empty',
  'document.kind-missing': 'Please choose what this file is.',
  'document.kinds-missing': 'Please choose for each file what it is.',
  'document.locked': 'This PDF is protected by a password. Please choose one without a password',
  'document.required': 'Please upload required documents',
  'document.too-large': 'This file is above 2000kb',
  'document.too-many': ({ limit }) => `Please upload ${limit} files at most`,
  'document.too-many-pixels': 'This picture has too many pixels. Please choose a smaller one',
  'document.unreadable': 'This file could not be read. Please save it again and choose it again',
  'document.wrong-type': 'This is not a PDF, JPG or PNG that can be uploaded. Please choose another file',
  'exhibitor.not-loaded': 'Failed to load exhibitors. Please try again.',
  'field.reason-missing': 'Please give a reason',
  'hold.maximum': ({ limit }) => `Maximum Meetings Selected (${limit} reached)`,
  'hosted-meetings.saved': 'Meetings have already been submitted. Please wait while we redirect you.',
  'hour.company-scheduled': ({ company }) =>
    `You have already scheduled a meeting with ${company}. Please select a different company or time slot, or cancel the existing meeting before proceeding.`,
  'hour.slot-scheduled': ({ company }) =>
    `This slot is already scheduled for ${company}. Please select a different time.`,
  'interest.not-in-edition': 'This interest is not part of the edition.',
  'payment.full-amount': 'Only the full amount can be paid',
  'registration.differs': 'This differs from the same field of the registration.',
  'registration.failed': 'Registration failed. Please try again or contact support.',
  'registration.not-business': 'Registration type must be business',
  'registration.not-hosted': 'Registration type must be hosted',
  'schedule.all-first': 'Please schedule meetings for all companies before proceeding.',
  'schedule.at-least': ({ limit }) => `Please schedule at least ${limit} meeting(s).`,
  'schedule.failed': 'Failed to schedule meetings. Please try again.',
  'schedule.hours-not-loaded': 'Error loading unavailable time slots. Please try again.',
  'selection.at-least': ({ limit }) => `Select atleast ${limit} meetings`,
  'selection.please-at-least': ({ limit }) => `Please select at least ${limit} meetings`,
};
