// Resolves what a list says about a person: country, company size, phone numbers, language; then by the form's rules.
import { foldName } from '../../exhibitor/merge.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../language/languages.ts';
import { decoded } from '../../message/coded.ts';
import { message } from '../../message/message.ts';
import { readPhone } from '../../phone/number.ts';
import {
  COMPANY_SIZES,
  type CompanyInfo,
  DEFAULT_COUNTRY,
  FIELD_NAMES,
  FIELDS,
  type FieldName,
  type VisitorProfile,
} from '../../profile/fields.ts';
import { receivedCompanySchema, receivedProfileSchema } from '../../registration/received.ts';
import { plainDigits } from '../../text/normalise.ts';
import type { Cell } from '../cell.ts';
import { type Decisions, type Troubles, troubleId } from '../decisions.ts';
import { asLabel, type ImportDecision } from '../plan-types.ts';
import { sizeOf } from './company-size.ts';
import type { RowFinding } from './resolve-meetings.ts';

export interface ProfileContext {
  decisions: Decisions;
  troubles: Troubles;
  /** The name of a country as the product writes it; null for what is none. */
  countryOf(text: string): string | null;
  /** Of a country as the product writes it. */
  diallingOf(country: string): { cca2: string; diallingCode: string } | null;
}

export interface WrittenProfile {
  row: number;
  fields: Readonly<Record<FieldName, string>>;
  size: Cell;
}

/** Sentences that name their field. */
const NAMES_ITSELF: ReadonlySet<string> = new Set([
  'field.required',
  'field.email-invalid',
  'field.website-invalid',
]);

/** A scheme, brackets or quotes, which the form lets pass in an address: here they are what is around one. */
const NO_ADDRESS = /[:()[\]"\\?]/;

/** @returns null where something of it is refused, or waits for a decision: the finding says what */
export function resolveProfile(
  { row, fields, size }: WrittenProfile,
  context: ProfileContext,
  finding: RowFinding,
): (VisitorProfile & CompanyInfo) | null {
  const country = chosenOf(
    'country',
    { row, text: fields.country, known: context.countryOf },
    context,
    finding,
  );
  const companySize = chosenOf(
    'size',
    { row, text: fields.companySize, known: () => sizeOf(size) },
    context,
    finding,
  );
  const values: Record<string, string> = {
    ...fields,
    country: country ?? '',
    companySize: companySize ?? '',
  };
  for (const name of FIELD_NAMES.filter((one) => FIELDS[one].kind === 'phone'))
    values[name] = phoneOf(fields[name], context.diallingOf(country ?? ''));
  const profile = receivedProfileSchema.safeParse(values);
  const company = receivedCompanySchema.safeParse(values);
  // Those that wait for a decision have their sentence already.
  const isAsked = { country: country === null, companySize: companySize === null };
  for (const { path, message: text } of [
    ...(profile.error?.issues ?? []),
    ...(company.error?.issues ?? []),
  ]) {
    const field = path[0] as FieldName;
    const reason = decoded(text);
    if (!reason || isAsked[field as keyof typeof isAsked]) continue;
    finding.reasons.push(
      NAMES_ITSELF.has(reason.code) ? reason : message('import.person-field', { field, reason }),
    );
  }
  if (profile.data && NO_ADDRESS.test(profile.data.email))
    finding.reasons.push(message('field.email-invalid'));
  return profile.data && company.data && finding.reasons.length === 0
    ? { ...profile.data, ...company.data }
    : null;
}

interface Choice {
  row: number;
  text: string;
  known(text: string): string | null;
}

/** A value that the product knows, or was told by a decision for all like it, also for those that have none. */
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
  troubles.add(kind, key, row, { label: text, decision: decidedOr(decision, chosen !== null || isLeftOut) });
  if (chosen !== null) return chosen;
  finding.troubles.push(troubleId(kind, key));
  if (isLeftOut) finding.reasons.push(message('import.left-out'));
  else if (text === '')
    finding.reasons.push(
      message('field.required', { field: kind === 'country' ? 'country' : 'companySize' }),
    );
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

/** Several numbers in a cell: the first. */
const NEXT_NUMBER = /[;,|、，；]|\s\/\s/u;

/** International, by the country of the row where the number has no code of its own; as written where it is none. */
export function phoneOf(text: string, country: { cca2: string; diallingCode: string } | null): string {
  const [first = ''] = text.split(NEXT_NUMBER);
  const read = readPhone(first, country ?? DEFAULT_COUNTRY);
  if (read.kind === 'unknown-code') return `+${plainDigits(first).replace(/\D/g, '')}`;
  return read.digits === '' ? first.trim() : `${read.diallingCode}${read.digits}`;
}

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
