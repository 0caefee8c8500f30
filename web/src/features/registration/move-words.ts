// Words for the hours of the grid on which a meeting is moved: each state, and why an hour is not available.
import type { MoveHours } from '@visavis/contract/meeting/endpoints';
import type { MoveState } from '@visavis/domain/meeting/move-hours';
import type { Text, TextId } from '../../i18n/text.ts';
import type { Dates } from '../../i18n/use-dates.ts';

export type MoveHour = MoveHours['hours'][number];

/** Whether the meeting may be placed there. */
export const isOpenHour = (hour: MoveHour | undefined): boolean =>
  hour !== undefined && (hour.state === 'free' || hour.state === 'here');

export const STATE_WORDS: Record<MoveState, TextId> = {
  here: 'review.move.here',
  elsewhere: 'review.move.elsewhere',
  blocked: 'review.move.blocked',
  taken: 'review.move.taken',
  held: 'review.move.held',
  unstaffed: 'review.move.unstaffed',
  begun: 'review.move.begun',
  barred: 'review.move.barred',
  free: 'review.move.free',
};

/** The grid's words for moving a meeting, or for adding one. */
export interface PanelWords {
  /** On the mark. */
  mark: TextId;
  /** In the accessible name of the hour with the mark. */
  isMarked: TextId;
  hoursFailed: TextId;
}

export const MOVING: PanelWords = {
  mark: 'review.move.target',
  isMarked: 'review.move.isTarget',
  hoursFailed: 'review.move.failed',
};

export const ADDING: PanelWords = {
  mark: 'review.add.mark',
  isMarked: 'review.add.isMarked',
  hoursFailed: 'review.add.hoursFailed',
};

/** Everything known about an hour, such as 'taken by Kenji Watanabe, Haru Depato'. */
export function hourWords(text: Text, dates: Dates, hour: MoveHour, { name, exhibitor }: Parties): string {
  const { state, left, meeting, held, elsewhere } = hour;
  const people = meeting.map((one) => text('review.move.person', one));
  const words = [
    ...(state === 'here' ? [text('review.move.isHere')] : []),
    ...(elsewhere.length > 0
      ? [text('review.move.isElsewhere', { name, exhibitors: dates.list(elsewhere) })]
      : []),
    ...(state === 'blocked' ? [text('review.move.isBlocked', { exhibitor })] : []),
    ...(people.length > 0 ? [text('review.move.isTaken', { exhibitor, people: dates.list(people) })] : []),
    ...(held > 0 ? [text('review.move.isHeld', { held })] : []),
    ...(state === 'unstaffed' ? [text('review.move.isUnstaffed', { exhibitor })] : []),
    ...(state === 'begun' ? [text('review.move.isBegun')] : []),
    ...(state === 'free' ? [text('review.move.isFree', { exhibitor, name })] : []),
    ...(state === 'free' && meeting.length + held > 0 ? [text('review.move.left', { left })] : []),
  ];
  return words.join(' ');
}

export interface Parties {
  /** Name of the visitor. */
  name: string;
  exhibitor: string;
}

/** Why the visitor cannot meet the exhibitor at any hour; null if they can. */
export function barredWords(
  text: Text,
  dates: Dates,
  hours: MoveHours,
  { name, exhibitor }: Parties,
): string | null {
  if (hours.exhibitor.archived) return text('review.move.archived', { exhibitor });
  if (!hours.met) return null;
  const { date, time } = hours.met;
  return text('review.move.met', {
    name,
    exhibitor,
    when: text('review.move.when', { day: dates.day(date), time: dates.time(time) }),
  });
}
