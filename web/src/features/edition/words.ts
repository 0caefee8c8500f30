// Labels of the edition's settings, on their fields and where their changes are named.
import type { TextId } from '../../i18n/text.ts';
import type { SettingName } from './settings-form.ts';

export const SETTING_LABELS = {
  timeZone: 'edition.timeZone',
  businessMaximum: 'edition.businessMaximum',
  businessMinimum: 'edition.businessMinimum',
  hostedMaximum: 'edition.hostedMaximum',
  hostedMinimum: 'edition.hostedMinimum',
  refundAfterMeetings: 'edition.refundAfterMeetings',
  refundWithinDays: 'edition.refundWithinDays',
  programmeMeetings: 'edition.programmeMeetings',
  meetingsADay: 'edition.meetingsADay',
  stagePrograms: 'edition.stagePrograms',
  unconfirmedHoursADay: 'edition.unconfirmedHoursADay',
  unconfirmedReleasedAfterHours: 'edition.unconfirmedReleasedAfterHours',
  documentsKeptDays: 'edition.documentsKeptDays',
  deposit: 'edition.deposit',
  extraNight: 'edition.extraNight',
  name: 'edition.name',
  contactEmail: 'edition.contactEmail',
  contactWhatsapp: 'edition.contactWhatsapp',
} as const satisfies Record<SettingName, TextId>;
