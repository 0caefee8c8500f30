// Today's people as this device knows them: as listed, with the marks that still wait to be settled.
import type { DeskPerson, DeskSettled } from '@visavis/contract/desk/endpoints';
import type { KeptRecord } from './device-store.ts';

type Meeting = DeskPerson['meetings'][number];

/** Applies waiting marks in the order given; one in conflict leaves the meeting as the other desk marked it. */
export function withWaiting(person: DeskPerson, records: readonly KeptRecord[]): DeskPerson {
  const marks = new Map<number, Meeting['mark']>();
  for (const { record, state } of records)
    if (record.kind === 'mark' && state === 'waiting' && record.reference === person.reference)
      marks.set(record.meetingId, record.mark);
  if (marks.size === 0) return person;
  return {
    ...person,
    meetings: person.meetings.map((meeting) => {
      const mark = marks.get(meeting.id);
      return mark === undefined ? meeting : { ...meeting, mark };
    }),
  };
}

interface Applied {
  /** By record id; null for those that are done. */
  records: Map<string, KeptRecord | null>;
  people: DeskPerson[];
}

/** Applies the server's answers: settled records go, the others stay until the person has decided. */
export function applied(
  results: readonly DeskSettled[],
  records: readonly KeptRecord[],
  people: ReadonlyMap<string, DeskPerson>,
  slotMinutes: number,
): Applied {
  const byId = new Map(records.map((kept) => [kept.record.id, kept]));
  const unsettled = new Set(results.filter(({ outcome }) => outcome !== 'settled').map(({ id }) => id));
  const changed: Applied['records'] = new Map();
  const changedPeople = new Map<string, DeskPerson>();
  for (const { id, outcome, meetingId, ...answer } of results) {
    const kept = byId.get(id);
    if (!kept) continue;
    changed.set(id, outcome === 'settled' ? null : { ...kept, state: outcome, answer });
    const { record } = kept;
    const person = changedPeople.get(record.reference) ?? people.get(record.reference);
    if (!person || record.kind === 'scan') continue;
    let { meetings } = person;
    if (record.kind === 'mark') {
      // The mark to undo was never settled, so there is nothing to undo.
      if (record.undoes !== undefined && unsettled.has(record.undoes)) continue;
      const mark = outcome === 'settled' ? record.mark : answer.theirs?.mark;
      if (mark !== undefined)
        meetings = meetings.map((meeting) =>
          meeting.id === record.meetingId ? { ...meeting, mark } : meeting,
        );
    } else if (meetingId !== undefined) {
      const { exhibitorId, minute } = record;
      const booked = {
        id: meetingId,
        exhibitorId,
        minute,
        length: slotMinutes,
        isApproved: true,
        mark: null,
      };
      meetings = [...meetings.filter((meeting) => meeting.id !== meetingId), booked].sort(
        (a, b) => a.minute - b.minute,
      );
    }
    changedPeople.set(record.reference, { ...person, meetings });
  }
  return { records: changed, people: [...changedPeople.values()] };
}
