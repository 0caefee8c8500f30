// Applies lost hours to the plan: which meetings are removed, and which companies need another hour.
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import type { Edition, FairDay, FairHour } from '@visavis/domain/edition/schema';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { LostSlot, PlannedMeeting } from '@visavis/domain/meeting/schema';

export interface LostMeeting {
  /** Null if the company is no longer selected. */
  exhibitorId: number | null;
  company: string;
  day: FairDay | null;
  hour: FairHour | null;
  /** As sent by the server. */
  time: string;
  /** It was not taken: its start has passed. */
  begun: boolean;
}

/** As the server names them, or with the label of a slot for a time. */
export interface LostHours {
  slots: LostSlot[];
  keptCount: number;
  /** Taken while they were planned but not held; otherwise a submission lost them. */
  unheld?: boolean | undefined;
}

export interface LostNotice {
  lost: LostMeeting[];
  keptCount: number;
  unheld: boolean;
}

export interface LostMeetings {
  lost: LostMeeting[];
  /** The plan without them. */
  plan: PlannedMeeting[];
  /** The same slots, to be shown as unavailable at once. */
  taken: UnavailableSlot[];
}

/** Matches each lost slot to the visitor's companies by name and booth, since names may be shared. */
export function removeLost(
  plan: readonly PlannedMeeting[],
  lostSlots: readonly LostSlot[],
  exhibitors: readonly Exhibitor[],
  edition: Edition,
): LostMeetings {
  const lost = lostSlots.map((slot): LostMeeting => {
    const minute = parseSlotTime(slot.time);
    const exhibitor = exhibitors.find(
      (candidate) => candidate.company_name === slot.exhibitor && candidate.booth_number === slot.boothNumber,
    );
    return {
      exhibitorId: exhibitor?.id ?? null,
      company: slot.exhibitor,
      begun: slot.begun === true,
      day: edition.days.find((candidate) => candidate.day === slot.day) ?? null,
      hour: edition.hours.find((candidate) => candidate.minute === minute) ?? null,
      time: slot.time,
    };
  });
  const isLost = (meeting: PlannedMeeting): boolean =>
    lost.some(
      (slot) =>
        slot.exhibitorId === meeting.exhibitorId &&
        slot.day?.day === meeting.day &&
        slot.hour?.label === meeting.time,
    );
  return {
    lost,
    plan: plan.filter((meeting) => !isLost(meeting)),
    taken: lost.flatMap(({ exhibitorId, day, hour }) =>
      exhibitorId === null || day === null || hour === null
        ? []
        : [{ exhibitorId, day: day.day, time: hour.label }],
    ),
  };
}

const lostSlotOf = ({ company, boothNumber, day, time }: PlannedMeeting): LostSlot => ({
  exhibitor: company,
  boothNumber,
  day,
  time,
});

/**
 * Adds meetings to the lost hours: taken while they were not held, or begun.
 * @param kept the plan without them
 */
export function addLostMeetings(
  before: LostHours | null,
  gone: readonly PlannedMeeting[],
  kept: readonly PlannedMeeting[],
  hasBegun = false,
): LostHours {
  const isOpen = (slot: LostSlot): boolean =>
    ![...kept, ...gone].some(
      ({ company, boothNumber }) => company === slot.exhibitor && boothNumber === slot.boothNumber,
    );
  return {
    slots: [
      ...(before?.slots.filter(isOpen) ?? []),
      ...gone.map((meeting) => ({ ...lostSlotOf(meeting), ...(hasBegun ? { begun: true as const } : {}) })),
    ],
    keptCount: kept.length,
    unheld: true,
  };
}
