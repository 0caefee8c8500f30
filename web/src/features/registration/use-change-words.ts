// Describes what another organiser or the visitor changed in a meeting, one line per change.
import type { Schedule } from '@visavis/domain/meeting/schema';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { standingWord } from '../../list/meeting-words.ts';

export function useChangeWords(): (seen: Schedule, latest: Schedule) => string[] {
  const text = useText();
  const dates = useDates();
  return (seen, latest) => {
    const described = (meeting: Schedule) =>
      [
        ['review.status', text(standingWord(meeting))],
        ['review.exhibitor', meeting.exhibitor],
        ['review.when', dates.dateAndTime(meeting)],
      ] as const;
    const now = described(latest);
    return described(seen).flatMap(([name, before], index) => {
      const after = now[index]?.[1] ?? '';
      return before === after ? [] : [text('review.change', { name: text(name), before, after })];
    });
  };
}
