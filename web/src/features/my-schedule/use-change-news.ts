// What others changed while the visitor looks at the schedule, to be said politely.
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MyMeeting } from './api.ts';
import { standingOf } from './meetings.ts';

/** What a visitor can see of a meeting. */
const faceOf = (meeting: MyMeeting): string =>
  [standingOf(meeting), meeting.exhibitorId, meeting.boothNumber, meeting.date, meeting.time].join('/');

export function useChangeNews(schedule: MySchedule | undefined) {
  const [news, setNews] = useState<readonly MyMeeting[]>([]);
  const seen = useRef<ReadonlyMap<number, string> | null>(null);

  /** What the visitor did is said by what they did it with. */
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
