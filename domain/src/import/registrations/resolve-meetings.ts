// Resolves the meetings that a row requests: exhibitor, hour and availability; unresolved ones are asked about.
import { overlaps, type SlotTime } from '../../edition/slot-time.ts';
import { foldName } from '../../exhibitor/merge.ts';
import { type Message, message } from '../../message/message.ts';
import { readSlot, writtenHour } from '../blocked-hours.ts';
import { type Cell, isEmptyCell } from '../cell.ts';
import { type Decisions, type Troubles, troubleId } from '../decisions.ts';
import { asLabel, type ImportDecision, type TroubleKind } from '../plan-types.ts';
import type { ExhibitorIndex, ListedExhibitor } from './exhibitor-index.ts';
import type { Occupancy } from './occupancy.ts';
import type { PersonDraft, WrittenMeeting } from './person-drafts.ts';
import type { RegistrationState } from './state.ts';

export interface MeetingContext {
  state: RegistrationState;
  decisions: Decisions;
  troubles: Troubles;
  exhibitors: ExhibitorIndex;
  occupancy: Occupancy;
}

/** The findings about a row, extended while it is resolved. */
export interface RowFinding {
  /** Why it cannot be imported; empty if it can. */
  reasons: Message[];
  /** Ids of the issues behind the reasons. */
  troubles: string[];
  /** Notes about a row that can be imported. */
  notes: Message[];
}

export interface WantedMeeting extends SlotTime {
  exhibitor: ListedExhibitor;
  place: number;
}

/** @param own meetings of the person's rows above, to which those of this row are added */
export function resolveMeetings(
  { row, meetings }: PersonDraft,
  own: WantedMeeting[],
  context: MeetingContext,
  finding: RowFinding,
): void {
  for (const written of meetings) {
    const { booth, exhibitor: name, date, time } = inParts(written, context);
    const label = asLabel([booth, name].filter((part) => part !== '').join(', '));
    const hour = asLabel(writtenHour(date, time));
    const exhibitor = exhibitorOf({ booth, name, label: label || hour, row }, context, finding);
    if (!exhibitor) continue;
    const slot = readSlot(date, time, context.state.grid);
    if (!slot) {
      const key = foldName(hour);
      ask(
        { kind: 'hour', key, label: hour, row, reason: unread(exhibitor, date, time, hour) },
        context,
        finding,
      );
      continue;
    }
    const found = placeOf(exhibitor, slot, own, context);
    if (found === null) continue;
    if ('place' in found) own.push({ ...slot, exhibitor, place: found.place });
    else {
      const about = { exhibitor: exhibitor.company, booth: exhibitor.booth };
      ask(
        {
          kind: 'taken',
          key: found.key ?? `row ${row} ${keyOf(exhibitor, slot)}`,
          label: `${about.exhibitor}, ${about.booth}`,
          row,
          reason: found.about,
          about: found.about,
        },
        context,
        finding,
      );
    }
  }
}

const keyOf = ({ id }: ListedExhibitor, { day, minute }: SlotTime): string => `${id}.${day}.${minute}`;

const unread = ({ company }: ListedExhibitor, date: Cell, time: Cell, hour: string): Message =>
  isEmptyCell(date) || (isEmptyCell(time) && hour === '')
    ? message('import.no-hour', { exhibitor: company })
    : message('import.unknown-hour', { text: hour });

/** A place, null for a meeting that the person already has from an earlier row, or the reason against it. */
function placeOf(
  exhibitor: ListedExhibitor,
  slot: SlotTime,
  own: readonly WantedMeeting[],
  { occupancy, state }: MeetingContext,
): { place: number } | { about: Message; key?: string } | null {
  const same = own.find((one) => one.exhibitor.id === exhibitor.id);
  if (same?.day === slot.day && same.minute === slot.minute) return null;
  if (same) return { about: message('import.meets-already', { exhibitor: exhibitor.company }) };
  const { minute, length } = slot;
  const at = { date: state.grid.dates[slot.day - 1] ?? '', minute, length };
  if (own.some((one) => overlaps(one, slot))) return { about: message('import.person-busy', { at }) };
  const found = occupancy.placeFor(exhibitor, slot);
  return 'place' in found ? found : { ...found, key: keyOf(exhibitor, slot) };
}

/** Splits a cell with exhibitor and hour after the longest prefix that names an exhibitor. */
function inParts(written: WrittenMeeting, { exhibitors }: MeetingContext) {
  if (!('together' in written)) return written;
  const words = written.together.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,:@·–-]+$/u, '');
    const date = words.slice(count).join(' ');
    if (exhibitors.find(name, '').length > 0) return { booth: name, exhibitor: '', date, time: '' };
    if (exhibitors.find('', name).length > 0) return { booth: '', exhibitor: name, date, time: '' };
  }
  return { booth: written.together, exhibitor: '', date: '', time: '' };
}

function exhibitorOf(
  { booth, name, label, row }: { booth: string; name: string; label: string; row: number },
  context: MeetingContext,
  finding: RowFinding,
): ListedExhibitor | null {
  const { exhibitors, decisions } = context;
  const [only, ...more] = booth === '' && name === '' ? [] : exhibitors.find(booth, name);
  if (only && more.length === 0) return only;
  const key = foldName(label);
  const decision = decisions.of('exhibitor', key);
  const chosen = chosenBy(decision, exhibitors);
  const reason = only
    ? message('import.several-exhibitors', { text: label })
    : message('import.unknown-exhibitor', { text: label });
  const suggestions = context.troubles.has('exhibitor', key) ? [] : exhibitors.suggest(booth, name);
  ask(
    { kind: 'exhibitor', key, label, row, reason, suggestions, isDecided: chosen !== undefined },
    context,
    finding,
  );
  return chosen ?? null;
}

/** By ID, or by a booth that only one exhibitor has. */
function chosenBy(decision: ImportDecision | null, exhibitors: ExhibitorIndex): ListedExhibitor | undefined {
  if (decision?.choice === 'use') return exhibitors.get(Number(decision.value));
  const [only, ...more] = decision?.choice === 'set' ? exhibitors.find(decision.value ?? '', '') : [];
  return more.length === 0 ? only : undefined;
}

interface Asked {
  kind: TroubleKind;
  key: string;
  label: string;
  row: number;
  reason: Message;
  about?: Message;
  suggestions?: { id: number; name: string }[];
  isDecided?: boolean;
}

/** Adds an issue whose meeting or whole row can be skipped. */
function ask(
  { kind, key, label, row, reason, about, suggestions = [], isDecided = false }: Asked,
  { decisions, troubles }: MeetingContext,
  finding: RowFinding,
): void {
  const decision = decisions.of(kind, key);
  const isLeft = decision?.choice === 'leave';
  const isRowLeft = decision?.choice === 'leave-out';
  troubles.add(kind, key, row, {
    label,
    suggestions,
    decision: isDecided || isLeft || isRowLeft ? decision : null,
    ...(about && { about }),
  });
  if (isDecided) return;
  if (isLeft) finding.notes.push(message('import.meeting-left-out', { reason }));
  else {
    finding.reasons.push(isRowLeft ? message('import.left-out') : reason);
    finding.troubles.push(troubleId(kind, key));
  }
}
