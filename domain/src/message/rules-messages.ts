// Messages of rules that are also checked in browsers, and of pages with specified wording, with their values.
import type { RequiredField } from '../profile/fields.ts';
import type { NoValues } from './values.ts';

/** Messages of the registration fields; their wording is defined next to the labels. */
export interface FieldMessages {
  'field.dialling-code-unknown': NoValues;
  'field.digits-lost': NoValues;
  'field.digits-only': NoValues;
  'field.email-invalid': NoValues;
  'field.required': { field: RequiredField };
  'field.too-long': NoValues;
  'field.website-invalid': NoValues;
}

export interface RuleMessages {
  'account.password-missing': NoValues;
  'account.password-short': { minimum: number };
  'account.six-digits': NoValues;
  'booking.night-in-stay': NoValues;
  'booking.night-not-offered': NoValues;
  'booking.night-twice': NoValues;
  'booking.passport-invalid': NoValues;
  'booking.passport-missing': NoValues;
  'booking.room-full': NoValues;
  'booking.room-missing': NoValues;
  'booking.second-name-missing': NoValues;
  'booking.second-passport-missing': NoValues;
  'booking.stay-missing': NoValues;
  'booking.terms-changed': NoValues;
  'booking.total-differs': NoValues;
  'booking.total-is': { sen: number; currency: string };
  'document-request.reason-missing': NoValues;
  'document.empty': NoValues;
  'document.kind-missing': NoValues;
  'document.kinds-missing': NoValues;
  'document.locked': NoValues;
  'document.required': NoValues;
  'document.too-large': NoValues;
  'document.too-many': { limit: number };
  'document.too-many-pixels': NoValues;
  'document.unreadable': NoValues;
  'document.wrong-type': NoValues;
  'exhibitor.not-loaded': NoValues;
  'field.reason-missing': NoValues;
  'hold.maximum': { limit: number };
  'hosted-meetings.saved': NoValues;
  'hour.company-scheduled': { company: string };
  'hour.slot-scheduled': { company: string };
  'interest.not-in-edition': NoValues;
  'payment.full-amount': NoValues;
  'registration.differs': NoValues;
  'registration.failed': NoValues;
  'registration.not-business': NoValues;
  'registration.not-hosted': NoValues;
  'schedule.all-first': NoValues;
  'schedule.at-least': { limit: number };
  'schedule.failed': NoValues;
  'schedule.hours-not-loaded': NoValues;
  'selection.at-least': { limit: number };
  'selection.please-at-least': { limit: number };
}
