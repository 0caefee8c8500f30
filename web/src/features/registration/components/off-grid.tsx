// Describes the meetings that the grid cannot show, below it.
import type { MoveHours } from '@visavis/contract/meeting/endpoints';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import styles from './off-grid.module.css';

export function OffGrid({ meetings }: { meetings: MoveHours['offGrid'] }) {
  const text = useText();
  const dates = useDates();
  if (meetings.length === 0) return null;
  const words = ({ whose, date, time, exhibitor, name, company }: MoveHours['offGrid'][number]): string => {
    const when = text('review.move.when', { day: dates.day(date), time: dates.time(time) });
    if (whose === 'this') return text('review.move.offThis', { when });
    if (whose === 'visitor') return text('review.move.offVisitor', { name, exhibitor, when });
    return text('review.move.offExhibitor', {
      exhibitor,
      person: text('review.move.person', { name, company }),
      when,
    });
  };
  return (
    <div className={styles.off}>
      <h4>{text('review.move.off')}</h4>
      <ul>
        {meetings.map((meeting) => (
          <li key={words(meeting)} dir="auto">
            {words(meeting)}
          </li>
        ))}
      </ul>
    </div>
  );
}
