// Turns stored editions into the responses of the dashboard, and settings into columns.
import type { EditionSettings, StoredEdition } from '@visavis/contract/edition/stored';
import { editionLogoAddress } from '@visavis/domain/exhibitor/image-path';
import { programmeFigures } from './programme.present.ts';
import type { SettingsColumns, StoredEditionRow } from './settings.repository.ts';

type Summarised = Pick<StoredEditionRow, 'id' | 'name' | 'state' | 'is_demo' | 'dates' | 'version'>;

export const presentSummary = ({ id, name, state, is_demo, dates, version }: Summarised) => ({
  id,
  name,
  state,
  isDemo: is_demo,
  dates,
  version,
});

/** @param termsVersion of the terms in the content files, valid until a version is published; null without files */
export const presentEdition = (row: StoredEditionRow, termsVersion: string | null): StoredEdition => ({
  ...presentSummary(row),
  currency: row.currency,
  logo: row.logo_revision === null ? null : editionLogoAddress(row.id, row.logo_revision),
  termsVersion: row.own_terms_version ?? termsVersion ?? row.terms_version,
  bookings: { paid: row.paid_bookings, unpaid: row.unpaid_bookings },
  settings: {
    name: row.name,
    wordmarkFirst: row.wordmark_first,
    wordmarkSecond: row.wordmark_second,
    senderName: row.sender_name,
    contactEmail: row.contact_email,
    contactWhatsapp: row.contact_whatsapp,
    country: row.country,
    languages: row.languages,
    businessOn: row.business_on,
    businessOpens: row.business_opens,
    businessCloses: row.business_closes,
    hostedOn: row.hosted_on,
    hostedOpens: row.hosted_opens,
    hostedCloses: row.hosted_closes,
    timeZone: row.time_zone,
    businessMinimum: row.business_minimum,
    businessMaximum: row.business_maximum,
    hostedMinimum: row.hosted_minimum,
    hostedMaximum: row.hosted_maximum,
    currency: row.currency,
    ...programmeFigures(row),
    depositBy: row.deposit_by,
    transferDetails: row.transfer_details,
    stayNights: row.stay_nights,
    stayArrivals: row.stay_arrivals,
    roomTypes: row.room_types,
    unconfirmedHoursADay: row.unconfirmed_hours_a_day,
    unconfirmedReleasedAfterHours: row.unconfirmed_released_after,
    dates: row.dates,
    starts: row.starts,
    slotMinutes: row.slot_minutes,
  },
});

/** @param prices in the currency's minor unit */
export const columnsOf = (
  settings: EditionSettings,
  prices: { depositMinor: number; extraNightMinor: number },
): SettingsColumns => ({
  name: settings.name,
  wordmark_first: settings.wordmarkFirst,
  wordmark_second: settings.wordmarkSecond,
  sender_name: settings.senderName,
  business_on: settings.businessOn,
  business_opens: settings.businessOpens,
  business_closes: settings.businessCloses,
  hosted_on: settings.hostedOn,
  hosted_opens: settings.hostedOpens,
  hosted_closes: settings.hostedCloses,
  contact_email: settings.contactEmail,
  contact_whatsapp: settings.contactWhatsapp,
  country: settings.country,
  languages: settings.languages,
  time_zone: settings.timeZone,
  business_minimum: settings.businessMinimum,
  business_maximum: settings.businessMaximum,
  hosted_minimum: settings.hostedMinimum,
  hosted_maximum: settings.hostedMaximum,
  hosted_programme_meetings: settings.programmeMeetings,
  hosted_meetings_a_day: settings.meetingsADay,
  hosted_stage_programs: settings.stagePrograms,
  refund_after_meetings: settings.refundAfterMeetings,
  refund_within_days: settings.refundWithinDays,
  currency: settings.currency,
  deposit_sen: prices.depositMinor,
  extra_night_sen: prices.extraNightMinor,
  deposit_by: settings.depositBy,
  transfer_details: settings.transferDetails,
  stay_nights: settings.stayNights,
  stay_arrivals: settings.stayArrivals,
  room_types: settings.roomTypes,
  documents_kept_days: settings.documentsKeptDays,
  unconfirmed_hours_a_day: settings.unconfirmedHoursADay,
  unconfirmed_released_after: settings.unconfirmedReleasedAfterHours,
});
