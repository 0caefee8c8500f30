// The settings as typed: how each is written into a field, and parsed from it.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { digitsOf, plainAmount } from '@visavis/domain/money/money';
import { typedAmount } from '@visavis/domain/money/typed-amount';
import type { TextId } from '../../i18n/text.ts';
import { datesOf, startsOf } from './grid.ts';

export type Settings = StoredEdition['settings'];
export type SettingName = keyof Settings;
/** The text of a field. */
export type Entries = Partial<Record<SettingName, string>>;

/**
 * switch: 'on' or 'off'. moment: YYYY-MM-DDTHH:MM, or empty. dates, minutes, list: comma-separated. lines: one per
 * line.
 */
type Kind =
  | 'dates'
  | 'minutes'
  | 'lines'
  | 'list'
  | 'text'
  | 'count'
  | 'count-or-none'
  | 'amount'
  | 'switch'
  | 'moment';

/** In the order of the page. */
const KINDS = {
  dates: 'dates',
  slotMinutes: 'count',
  starts: 'minutes',
  timeZone: 'text',
  businessOn: 'switch',
  businessOpens: 'moment',
  businessCloses: 'moment',
  hostedOn: 'switch',
  hostedOpens: 'moment',
  hostedCloses: 'moment',
  businessMaximum: 'count',
  businessMinimum: 'count',
  hostedMaximum: 'count',
  hostedMinimum: 'count',
  refundAfterMeetings: 'count',
  refundWithinDays: 'count',
  programmeMeetings: 'count',
  meetingsADay: 'count',
  stagePrograms: 'count',
  unconfirmedHoursADay: 'count',
  unconfirmedReleasedAfterHours: 'count-or-none',
  documentsKeptDays: 'count',
  currency: 'text',
  deposit: 'amount',
  extraNight: 'amount',
  depositBy: 'text',
  transferDetails: 'text',
  stayNights: 'count',
  stayArrivals: 'count',
  roomTypes: 'lines',
  name: 'text',
  wordmarkFirst: 'text',
  wordmarkSecond: 'text',
  senderName: 'text',
  contactEmail: 'text',
  contactWhatsapp: 'text',
  country: 'text',
  languages: 'list',
} as const satisfies Record<SettingName, Kind>;

export const SETTING_NAMES = Object.keys(KINDS) as SettingName[];

/** Whether a phone should show the numeric keyboard. */
export const isNumeric = (name: SettingName): boolean =>
  ['count', 'count-or-none', 'amount'].includes(KINDS[name]);

/** A setting as its field shows it. */
export function entryOf(settings: Settings, name: SettingName): string {
  const value = settings[name];
  if (value === null) return '';
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (KINDS[name] === 'lines' && Array.isArray(value)) return value.join('\n');
  return KINDS[name] === 'amount' ? plainAmount(Number(value), settings.currency) : String(value);
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The setting parsed from what was typed; otherwise why it is invalid. */
function read(
  kind: Kind,
  typed: string,
  currency: string,
): { value: string | number | boolean | null | string[] | number[] } | { fault: TextId } {
  const text = typed.trim();
  if (kind === 'text') return { value: text };
  if (kind === 'dates') return { value: datesOf(text) };
  if (kind === 'list') return { value: text.split(',').filter((one) => one !== '') };
  if (kind === 'lines') return { value: linesOf(text) };
  if (kind === 'minutes') return { value: startsOf(text) };
  if (kind === 'switch') return { value: text === 'on' };
  if (kind === 'moment') return { value: text === '' ? null : text };
  if (kind === 'count-or-none' && text === '') return { value: null };
  if (kind === 'amount') {
    const amount = typedAmount(text, digitsOf(currency));
    return amount === null ? { fault: 'edition.notAmount' } : { value: amount };
  }
  return /^\d{1,9}$/.test(text) ? { value: Number(text) } : { fault: 'edition.notWhole' };
}

/** The settings with typed values in place; otherwise an error for each unreadable field. */
export function withEntries(
  settings: Settings,
  entries: Entries,
): { settings: Settings; faults: Partial<Record<SettingName, TextId>> } {
  const changed: Record<string, unknown> = { ...settings };
  const faults: Partial<Record<SettingName, TextId>> = {};
  const currency = (entries.currency ?? settings.currency).trim();
  for (const name of SETTING_NAMES) {
    const typed = entries[name];
    if (typed === undefined) continue;
    const result = read(KINDS[name], typed, currency);
    if ('fault' in result) faults[name] = result.fault;
    else changed[name] = result.value;
  }
  return { settings: changed as Settings, faults };
}
