// Resolves the values of a row: country, sub-categories, blocked hours and lengths; reports what it cannot resolve.

import type { SlotTime } from '../edition/slot-time.ts';
import { foldName } from '../exhibitor/merge.ts';
import { type Message, message } from '../message/message.ts';
import { readBlockedHours } from './blocked-hours.ts';
import { askAboutCommas } from './comma-products.ts';
import { type Decisions, type Troubles, troubleId } from './decisions.ts';
import type { ImportField } from './fields.ts';
import type { LeftOut } from './left-out.ts';
import { askAboutAbsence } from './not-coming.ts';
import type { ImportState } from './plan-types.ts';
import type { CategoryResolver } from './resolve-categories.ts';
import type { RowDraft } from './row-drafts.ts';
import { PERSON_LIMITS, PRODUCT_LIMITS, TEXT_LIMITS } from './text-limits.ts';

export interface RowContext {
  state: ImportState;
  decisions: Decisions;
  troubles: Troubles;
  categories: CategoryResolver;
  countryOf(text: string): string | null;
}

export interface RowFinding {
  row: number;
  /** The product's name of the country; '' if the row has none. */
  country: string;
  subCategories: number[];
  blocked: SlotTime[];
  /** Why it cannot be imported; empty if it can. */
  reasons: Message[];
  /** Ids of the issues behind the reasons. */
  troubles: string[];
  /** Notes about a row that can be imported. */
  notes: Message[];
}

export function resolveRow(draft: RowDraft, context: RowContext): RowFinding {
  const finding: RowFinding = {
    row: draft.row,
    country: '',
    subCategories: [],
    blocked: [],
    reasons: [],
    troubles: [],
    notes: [],
  };
  askAboutAbsence(draft, context, finding);
  askAboutCommas(draft, context, finding);
  // A text that may be several names is not checked as a single one.
  const isWhole = finding.reasons.length === 0;
  finding.reasons.push(...lengthReasons(isWhole ? draft : { ...draft, products: [] }));
  resolveCountry(draft, context, finding);
  const { ids, undecided } = context.categories.resolve(draft.subCategories, draft.row);
  finding.subCategories = ids;
  for (const { key, name } of undecided)
    refuse(finding, message('import.unknown-sub-category', { name }), troubleId('category', key));
  resolveHours(draft, context, finding);
  finding.notes.push(...draft.leftOut.map(leftOutNote));
  if (draft.pictures.length > 0)
    finding.notes.push(message('import.pictures-listed', { count: draft.pictures.length }));
  return finding;
}

/** Maximum characters of a cell quoted in a note. */
const REPEATED = 80;

const leftOutNote = ({ field, text, used }: LeftOut): Message => {
  const given = { field, text: text.slice(0, REPEATED) };
  return used === ''
    ? message('import.cell-left-out', given)
    : message('import.first-address', { ...given, used });
};

function refuse(finding: RowFinding, reason: Message, trouble: string): void {
  finding.reasons.push(reason);
  finding.troubles.push(trouble);
}

/** The only country mentioned beside a place: 'Dubai, UAE' is in the Emirates, 'France, Italy' is asked about. */
function countryIn(text: string, countryOf: RowContext['countryOf']): string | null {
  const parts = text.split(/[,，]/u);
  if (parts.length < 2) return null;
  const countries = new Set(parts.map((part) => countryOf(part.trim())).filter((one) => one !== null));
  const [only = null] = countries;
  return countries.size === 1 ? only : null;
}

function resolveCountry(
  { country, row }: RowDraft,
  { countryOf, decisions, troubles }: RowContext,
  finding: RowFinding,
): void {
  if (country === '') return;
  const known = countryOf(country) ?? countryIn(country, countryOf);
  if (known !== null) {
    finding.country = known;
    return;
  }
  const key = foldName(country);
  const decision = decisions.of('country', key);
  const chosen = decision?.choice === 'use' ? countryOf(decision.value ?? '') : null;
  const isLeftOut = decision?.choice === 'leave-out';
  troubles.add('country', key, row, { label: country, decision: chosen || isLeftOut ? decision : null });
  if (chosen) finding.country = chosen;
  else if (isLeftOut) refuse(finding, message('import.left-out'), troubleId('country', key));
  else refuse(finding, message('import.unknown-country', { name: country }), troubleId('country', key));
}

function resolveHours(
  draft: RowDraft,
  { state, decisions, troubles }: RowContext,
  finding: RowFinding,
): void {
  const { slots, unread } = readBlockedHours(draft.blocked, draft.blockedTime, state.grid);
  finding.blocked = slots;
  for (const text of unread) {
    const key = foldName(text);
    const decision = decisions.of('hour', key);
    const isLeft = decision?.choice === 'leave';
    troubles.add('hour', key, draft.row, { label: text, decision: isLeft ? decision : null });
    if (!isLeft) refuse(finding, message('import.unknown-hour', { text }), troubleId('hour', key));
  }
}

function lengthReasons(draft: RowDraft): Message[] {
  const tooLong = (field: ImportField, text: string, most: number) =>
    text.length > most ? [message('import.too-long', { field, most })] : [];
  const texts = Object.entries(TEXT_LIMITS) as [keyof typeof TEXT_LIMITS, number][];
  return [
    ...texts.flatMap(([field, most]) => tooLong(field, draft[field], most)),
    ...draft.products.flatMap(({ name, description }) => [
      ...tooLong('product', name, PRODUCT_LIMITS.name),
      ...tooLong('productDescription', description, PRODUCT_LIMITS.description),
    ]),
    ...draft.representatives.flatMap(({ name, title, email }) => [
      ...tooLong('representative', name, PERSON_LIMITS.name),
      ...tooLong('representativeTitle', title, PERSON_LIMITS.title),
      ...tooLong('representativeEmail', email, PERSON_LIMITS.email),
    ]),
  ];
}
