// The meetings of a visitor, one at a time: dots, a next arrow that goes round, Left and Right keys.
import { monogram, preferredPigment } from '@visavis/domain/exhibitor/pigment';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import { standingKind, standingWord } from '../meeting-words.ts';
import styles from './meeting-carousel.module.css';

interface MeetingCarouselProps {
  /** At least one. */
  meetings: readonly Schedule[];
  /** The one in view, from 0. */
  place: number;
  onTurn: (place: number) => void;
}

export function MeetingCarousel({ meetings, place, onTurn }: MeetingCarouselProps) {
  const text = useText();
  const dates = useDates();
  const total = meetings.length;
  const meeting = meetings[place];
  const position = text('review.position', { position: place + 1, total });
  const turnByKey = (event: KeyboardEvent): void => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (steps === undefined || total < 2) return;
    event.preventDefault();
    onTurn((place + steps + total) % total);
  };
  if (!meeting) return null;
  return (
    <fieldset
      className={styles.carousel}
      aria-roledescription={text('review.carousel')}
      aria-label={text('review.meetings')}
      onKeyDown={turnByKey}
    >
      <div aria-live="polite">
        <article className={styles.slide} aria-roledescription={text('review.slide')} aria-label={position}>
          <div className={styles.head}>
            <Swatch
              pigment={preferredPigment(meeting.exhibitor)}
              letter={monogram(meeting.exhibitor)}
              size={48}
            />
            <div className={styles.company}>
              <h3 dir="auto">{meeting.exhibitor}</h3>
              <p>{text('review.boothOf', { booth: meeting.boothNumber })}</p>
            </div>
            <StatusPill kind={standingKind(meeting)}>{text(standingWord(meeting))}</StatusPill>
          </div>
          <dl className={styles.when}>
            <div>
              <dt>{text('review.day')}</dt>
              <dd>{meeting.day}</dd>
            </div>
            <div>
              <dt>{text('review.date')}</dt>
              <dd>
                {text('review.dateAndWeekday', {
                  date: dates.date(meeting.date),
                  weekday: text.said(meeting.dayOfWeek),
                })}
              </dd>
            </div>
            <div>
              <dt>{text('review.time')}</dt>
              <dd>{dates.time(meeting.time)}</dd>
            </div>
          </dl>
        </article>
      </div>
      <div className={styles.foot}>
        <p className={styles.position}>{position}</p>
        {total > 1 && (
          <>
            <div className={styles.dots}>
              {meetings.map(({ id }, index) => (
                <button
                  key={id}
                  type="button"
                  className={styles.dot}
                  aria-label={text('review.showMeeting', { position: index + 1 })}
                  aria-current={index === place ? 'true' : undefined}
                  onClick={() => onTurn(index)}
                />
              ))}
            </div>
            <button
              type="button"
              className={styles.next}
              aria-label={text('review.nextMeeting')}
              onClick={() => onTurn((place + 1) % total)}
            >
              <ChevronRight aria-hidden />
            </button>
          </>
        )}
      </div>
    </fieldset>
  );
}
