// Resolves a person's details: country, company size, phone numbers and language; then applies the rules for staff.
import { foldName } from '../../exhibitor/merge.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../language/languages.ts';
import { decoded } from '../../message/coded.ts';
import { message } from '../../message/message.ts';
import { isNumberIn, writtenNumber } from '../../phone/number.ts';
import {
  COMPANY_SIZES,
  FIELD_NAMES,
  FIELDS,
  type FieldName,
  type StoredProfile,
} from '../../profile/fields.ts';
import { receivedOfStaffSchema } from '../../registration/received.ts';
import { digitsOnly } from '../../text/normalise.ts';
import type { Cell } from '../cell.ts';
import { changedBySheet } from '../changed-cell.ts';
import { type Decisions, type Troubles, troubleId } from '../decisions.ts';
import { asLabel, type ImportDecision } from '../plan-types.ts';
import { sizeOf } from './company-size.ts';
import { listedPhone } from './phone-words.ts';
import type { RowFinding } from './resolve-meetings.ts';

export interface ProfileContext {
  decisions: Decisions;
  troubles: Troubles;
  /** The product's name of a country; null for any other text. */
  countryOf(text: string): string | null;
  /** By the product's name of a country. */
  diallingOf(country: string): { cca2: string; diallingCode: string } | null;
}

export interface WrittenProfile {
  row: number;
  fields: Readonly<Record<FieldName, string>>;
  size: Cell;
}

/** Messages that already contain the field name. */
const NAMES_ITSELF: ReadonlySet<string> = new Set([
  'field.required',
  'field.email-invalid',
  'field.website-invalid',
]);

/** Characters that the form accepts in an address, but that here belong to the text around one. */
const NO_ADDRESS = /[:()[\]"\\?]/;

/** @returns null where something of it is refused, or waits for a decision: the finding says what */
export function resolveProfile(
  { row, fields, size }: WrittenProfile,
  context: ProfileContext,
  finding: RowFinding,
): StoredProfile | null {
  const needsCountry = PHONES.some((name) => {
    const { text, hasCode, isNumber } = listedPhone(fields[name]);
    return text !== '' && isNumber && !hasCode;
  });
  const isAsked = needsCountry || context.decisions.of('country', '') !== null;
  // Without a country, a number without a dialling code could be someone else's.
  const country =
    fields.country === '' && !isAsked
      ? ''
      : chosenOf('country', { row, text: fields.country, known: context.countryOf }, context, finding);
  const companySize =
    fields.companySize === ''
      ? ''
      : chosenOf('size', { row, text: fields.companySize, known: () => sizeOf(size) }, context, finding);
  const values: Record<string, string> = {
    ...fields,
    country: country ?? '',
    companySize: companySize ?? '',
  };
  for (const name of PHONES) values[name] = phoneIn(name, fields, country, context, finding);
  const profile = receivedOfStaffSchema.safeParse(values);
  for (const { path, message: text } of profile.error?.issues ?? []) {
    const field = path[0] as FieldName;
    const reason = decoded(text);
    if (!reason) continue;
    finding.reasons.push(
      NAMES_ITSELF.has(reason.code) ? reason : message('import.person-field', { field, reason }),
    );
  }
  if (profile.data && NO_ADDRESS.test(profile.data.email))
    finding.reasons.push(message('field.email-invalid'));
  return profile.data && finding.reasons.length === 0 ? profile.data : null;
}

const PHONES = FIELD_NAMES.filter((name) => FIELDS[name].kind === 'phone');

/** Fewer digits beside letters are an extension. */
const FEW_DIGITS = 6;

/** A date, or digits within words that cannot be dialled: 'ext. 101'. */
const isNoNumber = (text: string): boolean => {
  const digits = digitsOnly(text).length;
  return changedBySheet(text) !== null || (digits > 0 && digits < FEW_DIGITS && /\p{L}/u.test(text));
};

/** An unreadable number rejects the row; one without a country, or not a phone number, is skipped with a note. */
function phoneIn(
  field: FieldName,
  { [field]: text }: WrittenProfile['fields'],
  country: string | null,
  { diallingOf }: ProfileContext,
  finding: RowFinding,
): string {
  if (listedPhone(text).isShortened) {
    const reason = message('field.digits-lost');
    finding.reasons.push(message('import.person-field', { field, reason }));
    return '';
  }
  const dialling = diallingOf(country ?? '');
  if (isUnusable(text, country, dialling)) {
    const reason = message('import.cell-unusable', { text: asLabel(text) });
    finding.notes.push(message('import.person-field', { field, reason }));
    return '';
  }
  return writtenNumber(text, dialling);
}

/** Text without digits is not unusable: it rejects the row, as in the form. */
function isUnusable(
  text: string,
  country: string | null,
  dialling: ReturnType<ProfileContext['diallingOf']>,
): boolean {
  const { hasCode, isNumber } = listedPhone(text);
  if (text === '') return false;
  if (!isNumber || isNoNumber(text)) return true;
  if (hasCode) return false;
  return country === '' || (dialling !== null && digitsOnly(text) !== '' && !isNumberIn(text, dialling));
}

interface Choice {
  row: number;
  text: string;
  known(text: string): string | null;
}

/** A known value, or one decided for all similar rows; '' if it is to stay empty. */
function chosenOf(
  kind: 'country' | 'size',
  { row, text: given, known }: Choice,
  { decisions, troubles, countryOf }: ProfileContext,
  finding: RowFinding,
): string | null {
  const value = given === '' ? null : known(given);
  if (value !== null) return value;
  const text = asLabel(given);
  const key = foldName(text);
  const decision = decisions.of(kind, key);
  const answer = decision?.choice === 'use' ? (decision.value ?? '') : '';
  const chosen =
    kind === 'country' ? countryOf(answer) : (COMPANY_SIZES.find((one) => one === answer) ?? null);
  const isLeftOut = decision?.choice === 'leave-out';
  const isLeft = decision?.choice === 'leave';
  const isDecided = chosen !== null || isLeftOut || isLeft;
  troubles.add(kind, key, row, { label: text, decision: decidedOr(decision, isDecided) });
  if (chosen !== null) return chosen;
  if (isLeft) return '';
  finding.troubles.push(troubleId(kind, key));
  if (isLeftOut) finding.reasons.push(message('import.left-out'));
  else if (text === '') finding.reasons.push(message('field.required', { field: 'country' }));
  else
    finding.reasons.push(
      kind === 'country'
        ? message('import.unknown-country', { name: text })
        : message('import.unknown-size', { text }),
    );
  return null;
}

const decidedOr = (decision: ImportDecision | null, isDecided: boolean): ImportDecision | null =>
  isDecided ? decision : null;

const LANGUAGE_WORDS: Record<Language, RegExp> = {
  en: /^(en|eng|english|inggeris|bahasa inggeris|英语|英文)\b|^(英语|英文)/iu,
  ms: /^(ms|my|may|msa|malay|melayu|bahasa|bahasa melayu|bahasa malaysia|bm)$|^(马来语|马来文)/iu,
  'zh-Hans': /^(zh|cn|zho|chi|chinese|mandarin|cina|bahasa cina)\b|^(中文|汉语|华语|华文|普通话|简体|中国)/iu,
};

/** @returns the language of the person's emails; the product's own where none is written or known */
export function languageOf(text: string, finding: RowFinding): Language {
  if (text === '') return DEFAULT_LANGUAGE;
  const found = (Object.keys(LANGUAGE_WORDS) as Language[]).find((one) => LANGUAGE_WORDS[one].test(text));
  if (!found) finding.notes.push(message('import.unknown-language', { text: text.slice(0, 80) }));
  return found ?? DEFAULT_LANGUAGE;
}
