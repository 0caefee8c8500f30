// Detects what others changed while the schedule is open, so that it can be announced politely.
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MyMeeting } from './api.ts';
import { standingOf } from './meetings.ts';

/** Everything the visitor sees of a meeting, as a key to compare. */
const faceOf = (meeting: MyMeeting): string =>
  [standingOf(meeting), meeting.exhibitorId, meeting.boothNumber, meeting.date, meeting.time].join('/');

export function useChangeNews(schedule: MySchedule | undefined) {
  const [news, setNews] = useState<readonly MyMeeting[]>([]);
  const seen = useRef<ReadonlyMap<number, string> | null>(null);

  /** Marks the visitor's own change as known: the control that made it announces it. */
  const know = useCallback((known: MySchedule) => {
    seen.current = new Map(known.meetings.map((meeting) => [meeting.id, faceOf(meeting)]));
  }, []);

  useEffect(() => {
    if (!schedule) return;
    const before = seen.current;
    know(schedule);
    const changed = schedule.meetings.filter(
      (meeting) => before?.has(meeting.id) && before.get(meeting.id) !== faceOf(meeting),
    );
    if (changed.length > 0) setNews(changed);
  }, [schedule, know]);

  return { news, know };
}
