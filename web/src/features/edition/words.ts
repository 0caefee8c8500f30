// Labels of the edition's settings, on their fields and where their changes are named.
import type { TextId } from '../../i18n/text.ts';
import type { SettingName } from './settings-form.ts';

export const SETTING_LABELS = {
  timeZone: 'edition.timeZone',
  businessOn: 'edition.businessOn',
  businessOpens: 'edition.businessOpens',
  businessCloses: 'edition.businessCloses',
  hostedOn: 'edition.hostedOn',
  hostedOpens: 'edition.hostedOpens',
  hostedCloses: 'edition.hostedCloses',
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
  currency: 'edition.currency',
  deposit: 'edition.deposit',
  extraNight: 'edition.extraNight',
  name: 'edition.name',
  wordmarkFirst: 'edition.wordmarkFirst',
  wordmarkSecond: 'edition.wordmarkSecond',
  senderName: 'edition.senderName',
  contactEmail: 'edition.contactEmail',
  contactWhatsapp: 'edition.contactWhatsapp',
} as const satisfies Record<SettingName, TextId>;
