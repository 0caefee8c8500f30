// The companies a suggestion could not place: why, and the smallest change that would make room.
import type { Edition } from '@visavis/domain/edition/schema';
import type { Remedy, Suggestion } from '@visavis/domain/meeting/suggestion';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { SchedulingCompany } from '../companies.ts';
import { gridSlotOf, whenOf } from '../grid-slot.ts';
import styles from './suggestion-dialog.module.css';

interface UnplacedListProps {
  unplaced: Suggestion['unplaced'];
  companies: readonly SchedulingCompany[];
  edition: Edition;
  /** Disables changes while hours are being held. */
  isHeld: boolean;
  onChange: (remedy: Remedy) => void;
}

export function UnplacedList({ unplaced, companies, edition, isHeld, onChange }: UnplacedListProps) {
  const text = useText();
  const dates = useDates();
  const nameOf = (id: number) => companies.find((company) => company.id === id)?.name ?? '';
  const timeOf = (at: { day: number; minute: number }) => {
    const slot = gridSlotOf(edition, at);
    return slot ? whenOf(text, dates, slot) : '';
  };
  return (
    <section className={styles.day}>
      <h3>{text('scheduling.unplacedHeading')}</h3>
      <ul className={styles.unplaced}>
        {unplaced.map(({ exhibitorId, reason, remedy }) => (
          <li key={exhibitorId}>
            <p className={styles.line}>
              <strong>{nameOf(exhibitorId)}</strong>{' '}
              {reason.kind === 'fully-booked'
                ? text('scheduling.unplacedFull')
                : text('scheduling.unplacedHeld', {
                    companies: dates.series([
                      ...new Set(reason.by.map((meeting) => nameOf(meeting.exhibitorId))),
                    ]),
                  })}
            </p>
            {reason.kind === 'hours-held' && remedy === null && (
              <p className={styles.line}>{text('scheduling.unplacedNoRemedy')}</p>
            )}
            {remedy && (
              <>
                {remedy.moves.map(({ exhibitorId: moved, from, to }) => (
                  <p key={moved} className={styles.line}>
                    {text('scheduling.remedyMove', {
                      company: nameOf(moved),
                      from: timeOf(from),
                      to: timeOf(to),
                    })}
                  </p>
                ))}
                <p className={styles.line}>
                  {text('scheduling.remedyPlace', {
                    company: nameOf(exhibitorId),
                    when: timeOf(remedy.place),
                  })}
                </p>
                <Button
                  variant="text"
                  aria-label={text('scheduling.makeChangeFor', { company: nameOf(exhibitorId) })}
                  aria-disabled={isHeld || undefined}
                  onClick={() => {
                    if (!isHeld) onChange(remedy);
                  }}
                >
                  {text('scheduling.makeChange')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
