// The dry run for people: whom a list would register, with which meetings, and whom it rejects, with reasons by row.
import { foldName } from '../../exhibitor/merge.ts';
import { type Message, message } from '../../message/message.ts';
import { settleBroken } from '../broken-rows.ts';
import { Decisions, Troubles, troubleId } from '../decisions.ts';
import { askAboutAbsence } from '../not-coming.ts';
import { type ImportDecision, type ImportPlan, type PlanRow, ROW_RESULTS } from '../plan-types.ts';
import { CategoryResolver } from '../resolve-categories.ts';
import type { Table } from '../table.ts';
import { withVehicleCodes } from '../vehicle-codes.ts';
import { ExhibitorIndex } from './exhibitor-index.ts';
import type { PersonColumns } from './fields.ts';
import { mergedOf, otherValues } from './merge-rows.ts';
import { Occupancy } from './occupancy.ts';
import { type PersonDraft, readPeople } from './person-drafts.ts';
import { readings } from './readings.ts';
import {
  type MeetingContext,
  type RowFinding,
  resolveMeetings,
  type WantedMeeting,
} from './resolve-meetings.ts';
import { languageOf, type ProfileContext, resolveProfile } from './resolve-profile.ts';
import type { PlannedPerson, RegistrationPlan, RegistrationState } from './state.ts';

export interface RegistrationPlanInput extends Pick<ProfileContext, 'countryOf' | 'diallingOf'> {
  table: Table;
  columns: PersonColumns;
  state: RegistrationState;
  decisions: readonly ImportDecision[];
}

interface Context extends MeetingContext, ProfileContext {
  categories: CategoryResolver;
}

/** Deterministic; people who are already registered stay unchanged. */
export function planRegistrations(input: RegistrationPlanInput): RegistrationPlan {
  const { columns, state } = input;
  // Interests must exist in the edition: a list of people creates none.
  const decisions = new Decisions(input.decisions.filter(({ choice }) => choice !== 'create'));
  const troubles = new Troubles();
  const { table, refused } = settleBroken(input.table, decisions, troubles);
  const { drafts, brokenText } = readPeople(table, columns);
  const context: Context = {
    ...input,
    countryOf: withVehicleCodes(
      drafts.map(({ fields }) => fields.country),
      input.countryOf,
    ),
    decisions,
    troubles,
    categories: new CategoryResolver(state.categories, decisions, troubles, {
      categories: [],
      subCategories: [],
    }),
    exhibitors: new ExhibitorIndex(state),
    occupancy: new Occupancy(state),
  };
  context.categories.create(drafts.map(({ interests }) => interests));
  const people: PlannedPerson[] = [];
  const rows = [...groupsOf(drafts).flatMap((group) => planPerson(group, context, people)), ...refused];
  return {
    rows: rows.sort((a, b) => a.row - b.row),
    troubles: troubles.list(),
    mended: {
      brokenText,
      headingRow: (table.headingRow ?? 1) > 1 ? (table.headingRow ?? 0) : 0,
      leftOut: drafts.reduce((sum, { leftOut }) => sum + leftOut.length, 0),
      footers: table.footers.length,
    },
    counts: Object.fromEntries(
      ROW_RESULTS.map((result) => [result, rows.filter((row) => row.result === result).length]),
    ) as ImportPlan['counts'],
    people,
  };
}

/** Rows grouped by address, in order of the first; rows without an address are separate. */
function groupsOf(drafts: readonly PersonDraft[]): PersonDraft[][] {
  const groups = new Map<string, PersonDraft[]>();
  for (const draft of drafts) {
    const key = draft.key === '' ? `row ${draft.row}` : draft.key;
    groups.set(key, [...(groups.get(key) ?? []), draft]);
  }
  return [...groups.values()];
}

function planPerson(group: readonly PersonDraft[], context: Context, people: PlannedPerson[]): PlanRow[] {
  const [first] = group;
  if (!first) return [];
  const reference = first.key === '' ? undefined : context.state.people[first.key];
  if (reference !== undefined)
    return group.map((row) => rowOf(row, 'unchanged', [message('import.registered-already', { reference })]));
  // Colleagues who share an address cannot both be registered with it.
  const names = [...group.map(({ fields }) => fields.name), ...group.map(({ writtenName }) => writtenName)];
  const [name = ''] = names.map(foldName).filter((one) => one !== '');
  const isOther = ({ writtenName }: PersonDraft) => writtenName !== '' && foldName(writtenName) !== name;
  const own = group.filter((row) => !isOther(row));
  const [lead = first] = own;
  const others = group
    .filter(isOther)
    .map((row) => rowOf(row, 'refused', [message('import.another-name', { row: lead.row })]));
  return [...planOwn(own, lead, context, people), ...others];
}

function planOwn(
  rows: readonly PersonDraft[],
  first: PersonDraft,
  context: Context,
  people: PlannedPerson[],
): PlanRow[] {
  const findings = rows.map((): RowFinding => ({ reasons: [], troubles: [], notes: [] }));
  const [finding = { reasons: [], troubles: [], notes: [] }] = findings;
  const merged = mergedOf(rows, first);
  const profile = resolveProfile(merged, context, finding);
  const language = languageOf(merged.language, finding);
  const meetings: WantedMeeting[] = [];
  const interests = new Set<number>();
  /** Meetings of each row, for display in the dry run. */
  const own: WantedMeeting[][] = [];
  for (const [index, row] of rows.entries()) {
    const found = findings[index] ?? finding;
    const before = meetings.length;
    askAboutAbsence(row, context, found);
    const { ids, undecided } = context.categories.resolve(row.interests, row.row);
    for (const id of ids) interests.add(id);
    for (const { key, name } of undecided) {
      found.reasons.push(message('import.unknown-interest', { name }));
      found.troubles.push(troubleId('category', key));
    }
    resolveMeetings(row, meetings, context, found);
    own.push(meetings.slice(before));
    found.notes.push(
      ...row.leftOut.map(({ field, text }) =>
        message('import.person-field', { field, reason: message('import.cell-unusable', { text }) }),
      ),
    );
  }
  const { maximum } = context.state;
  if (meetings.length > maximum)
    finding.reasons.push(message('import.too-many-meetings', { count: meetings.length, most: maximum }));
  const bad = rows.find((_, index) => (findings[index]?.reasons.length ?? 0) > 0);
  if (bad || !profile)
    return rows.map((row, index) => {
      const { reasons = [], troubles = [] } = findings[index] ?? {};
      const why =
        reasons.length > 0 ? reasons : [message('import.with-row-of-person', { row: bad?.row ?? first.row })];
      return { ...rowOf(row, 'refused', why), troubles };
    });
  for (const { exhibitor, ...slot } of meetings) context.occupancy.take(exhibitor.id, slot);
  people.push({
    row: first.row,
    profile,
    language,
    interests: [...interests].sort((a, b) => a - b),
    meetings: meetings.map(({ exhibitor, day, minute, place }) => ({
      exhibitorId: exhibitor.id,
      day,
      minute,
      place,
    })),
  });
  const made = message('import.new-person', { meetings: meetings.length, interests: interests.size });
  const others = otherValues(rows, profile.country, context);
  return rows.map((row, index) => {
    const notes = [
      ...(own[index] ?? []).map((meeting) => meetingNote(meeting, context)),
      ...(others[index] ?? []),
      ...(findings[index]?.notes ?? []),
    ];
    return index === 0
      ? { ...rowOf(row, 'created', [made, ...notes]), changes: readings(merged, { ...profile, language }) }
      : rowOf(row, 'merged', [message('import.same-person', { row: first.row }), ...notes]);
  });
}

const meetingNote = ({ exhibitor, day, minute, length }: WantedMeeting, { state }: Context): Message =>
  message('import.new-meeting', {
    exhibitor: exhibitor.company,
    booth: exhibitor.booth,
    at: { date: state.grid.dates[day - 1] ?? '', minute, length },
  });

const rowOf = (
  { row, fields, writtenName, key }: PersonDraft,
  result: PlanRow['result'],
  notes: Message[],
): PlanRow => ({
  row,
  result,
  name: fields.name || writtenName,
  booth: '',
  email: key,
  notes,
  changes: [],
  troubles: [],
});
