// Groups the rows of a file that describe the same exhibitor, and finds similar names.
import { exhibitorKey, foldName } from '../exhibitor/merge.ts';
import type { Message } from '../message/message.ts';
import { allBooths, looseName } from './alike.ts';
import {
  type AlikeMember,
  EXHIBITOR_TEXTS,
  type ExhibitorTexts,
  type ImportDecision,
  type StoredExhibitor,
} from './plan-types.ts';
import type { RowDraft } from './row-drafts.ts';

/** The rows of one exhibitor, in the order of the file. */
export interface Group {
  rows: RowDraft[];
  /** The exhibitor in the edition; null for a new one. */
  stored: StoredExhibitor | null;
  /** The name and booth that the import sets. */
  company: string;
  booth: string;
  /** Key of an issue that is undecided, or that excludes its rows. */
  trouble: { kind: 'alike' | 'booth' | 'shared'; key: string; isLeftOut: boolean; about?: Message } | null;
  /** Texts selected manually when rows were merged. */
  picks: Partial<Record<string, string>>;
}

export interface AlikeGroups {
  key: string;
  groups: Group[];
  /** The edition's exhibitor that a merge would change; null for a new one. */
  known: StoredExhibitor | null;
  members: AlikeMember[];
  canMerge: boolean;
}

const keyOf = (company: string, booth: string): string =>
  exhibitorKey({ company_name: company, booth_number: booth });

/**
 * Rows with the same name and booth are one exhibitor. A row without a booth belongs to the only one of that name in
 * the file or the edition.
 */
export function groupRows(drafts: readonly RowDraft[], stored: readonly StoredExhibitor[]): Group[] {
  const storedByKey = new Map(stored.map((one) => [keyOf(one.company, one.booth), one]));
  const storedByName = groupBy(stored, ({ company }) => foldName(company));
  const boothsByName = new Map<string, Map<string, string>>();
  for (const { company, booth } of drafts) {
    if (booth === '') continue;
    const name = foldName(company);
    const booths = boothsByName.get(name) ?? new Map<string, string>();
    if (!booths.has(foldName(booth))) booths.set(foldName(booth), booth);
    boothsByName.set(name, booths);
  }
  const groups = new Map<string, Group>();
  for (const draft of drafts) {
    const booth = draft.booth || boothOf(draft.company, boothsByName, storedByName);
    const key = keyOf(draft.company, booth);
    const group = groups.get(key);
    if (group) group.rows.push(draft);
    else {
      const same = storedByKey.get(key) ?? null;
      groups.set(key, {
        rows: [draft],
        stored: same,
        company: same?.company ?? draft.company,
        booth: same?.booth ?? booth,
        trouble: null,
        picks: {},
      });
    }
  }
  return [...groups.values()];
}

function boothOf(
  company: string,
  inFile: ReadonlyMap<string, ReadonlyMap<string, string>>,
  stored: ReadonlyMap<string, readonly StoredExhibitor[]>,
): string {
  const name = foldName(company);
  const booths = [...(inFile.get(name)?.values() ?? [])];
  if (booths.length === 1) return booths[0] ?? '';
  const known = stored.get(name) ?? [];
  return booths.length === 0 && known.length === 1 ? (known[0]?.booth ?? '') : '';
}

/**
 * Groups similar to another group or to an exhibitor of the edition, except those that the edition already has as
 * they are in the file.
 */
export function findAlike(groups: readonly Group[], stored: readonly StoredExhibitor[]): AlikeGroups[] {
  const byName = alikeByName(groups, stored);
  return [...byName, ...alikeByContact(groups, stored, byName)];
}

function alikeByName(groups: readonly Group[], stored: readonly StoredExhibitor[]): AlikeGroups[] {
  const storedByLoose = groupBy(stored, ({ company }) => looseName(company));
  const byLoose = groupBy(groups, ({ company }) => looseName(company));
  return [...byLoose].flatMap(([key, alike]) => {
    const known = storedByLoose.get(key) ?? [];
    const isNew = alike.some((group) => group.stored === null && group.booth !== '');
    const others = known.filter((one) => !alike.some((group) => group.stored?.id === one.id));
    const members = alike.length + others.length;
    if (!isNew || members < 2) return [];
    return [
      {
        key,
        groups: alike,
        known: known[0] ?? null,
        members: [...alike.map(memberOfGroup), ...others.map(memberOfStored)],
        canMerge: known.length < 2,
      },
    ];
  });
}

/**
 * New exhibitors with the email or website of an exhibitor missing from the file, which was probably renamed in the
 * file or the edition. If it is in the file, the contact is just an agent shared by several exhibitors.
 */
function alikeByContact(
  groups: readonly Group[],
  stored: readonly StoredExhibitor[],
  byName: readonly AlikeGroups[],
): AlikeGroups[] {
  const named = new Set([
    ...groups.flatMap((group) => group.stored?.id ?? []),
    ...byName.flatMap(({ members }) => members.flatMap(({ exhibitorId }) => exhibitorId ?? [])),
  ]);
  const asked = new Set(byName.flatMap((alike) => alike.groups));
  const byContact = groupBy(
    stored
      .filter(({ id }) => !named.has(id))
      .flatMap((one) => contactsOf(one).map((contact) => ({ one, contact }))),
    ({ contact }) => contact,
  );
  return groups.flatMap((group) => {
    if (group.stored !== null || group.booth === '' || asked.has(group)) return [];
    const found = group.rows
      .flatMap(contactsOf)
      .flatMap((contact) => byContact.get(contact) ?? [])
      .find(({ one }) => !named.has(one.id));
    if (!found) return [];
    named.add(found.one.id);
    return [
      {
        key: looseName(group.company),
        groups: [group],
        known: found.one,
        members: [memberOfGroup(group), memberOfStored(found.one)],
        canMerge: true,
      },
    ];
  });
}

const contactsOf = ({ email, website }: Pick<ExhibitorTexts, 'email' | 'website'>): string[] =>
  [email, website.replace(/^https?:\/\/(www\.)?|\/$/gi, '')]
    .map(foldName)
    .filter((contact) => contact !== '');

/** Merges similar groups into one: uses the name of the first row and all booths, unless others are picked. */
export function mergeGroups(alike: AlikeGroups, picks: ImportDecision['picks'] = {}): Group {
  const rows = alike.groups.flatMap((group) => group.rows).sort((a, b) => a.row - b.row);
  const { known } = alike;
  const [first] = rows;
  return {
    rows,
    stored: known,
    company: picks.company ?? first?.company ?? '',
    booth: picks.booth ?? (allBooths(alike.groups.map(({ booth }) => booth)) || known?.booth || ''),
    trouble: null,
    picks,
  };
}

const textsOf = (texts: ExhibitorTexts): ExhibitorTexts =>
  Object.fromEntries(EXHIBITOR_TEXTS.map((field) => [field, texts[field]])) as ExhibitorTexts;

function memberOfGroup({ rows, company, booth, stored }: Group): AlikeMember {
  const [first] = rows;
  const texts = first ? textsOf(first) : textsOf({} as ExhibitorTexts);
  return { ...texts, company, booth, row: first?.row ?? null, exhibitorId: stored?.id ?? null };
}

const memberOfStored = (one: StoredExhibitor): AlikeMember => ({
  ...textsOf(one),
  row: null,
  exhibitorId: one.id,
});

export function groupBy<Item>(
  items: readonly Item[],
  keyOfItem: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOfItem(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
