// Carousel of a visitor's meetings: dots, a next arrow that wraps around, Left and Right keys.
import { monogram, pigmentsOfMeetings } from '@visavis/domain/exhibitor/pigment';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { ChevronRight } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { standingKind, standingWord } from '../../../list/meeting-words.ts';
import { CarouselButton, CarouselDots, useTurnByKey } from '../../../ui/carousel.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from './meeting-carousel.module.css';
import { MeetingFacts } from './meeting-facts.tsx';

interface MeetingCarouselProps {
  /** At least one. */
  meetings: readonly Schedule[];
  /** Index of the meeting in view. */
  place: number;
  onTurn: (place: number) => void;
}

export function MeetingCarousel({ meetings, place, onTurn }: MeetingCarouselProps) {
  const text = useText();
  const dates = useDates();
  const total = meetings.length;
  const carousel = useTurnByKey<HTMLFieldSetElement>(place, total, onTurn);
  const meeting = meetings[place];
  const position = text('review.position', { position: place + 1, total });
  if (!meeting) return null;
  return (
    <fieldset
      ref={carousel}
      className={styles.carousel}
      aria-roledescription={text('review.carousel')}
      aria-label={text('review.meetings')}
    >
      <div aria-live="polite">
        <article className={styles.slide} aria-roledescription={text('review.slide')} aria-label={position}>
          <div className={styles.head}>
            <Swatch
              pigment={pigmentsOfMeetings(meetings)(meeting)}
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
                  weekday: dates.weekday(meeting.date),
                })}
              </dd>
            </div>
            <div>
              <dt>{text('review.time')}</dt>
              <dd>{dates.time(meeting.time)}</dd>
            </div>
          </dl>
          {meeting.rejectionReason !== undefined && (
            <p className={textStyles.wrappedNote} dir="auto">
              {text('dashboard.reasonGiven', { reason: text.choice('reason', meeting.rejectionReason) })}
            </p>
          )}
        </article>
      </div>
      {/* A meeting that the visitor has cancelled needs no decision. */}
      {meeting.cancelledBy === 'visitor' ? <div /> : <MeetingFacts meeting={meeting} />}
      <div className={styles.foot}>
        <p className={textStyles.noteFigures}>{position}</p>
        {total > 1 && (
          <>
            <CarouselDots
              ids={meetings.map(({ id }) => id)}
              place={place}
              labelOf={(nth) => text('review.showMeeting', { position: nth })}
              onTurn={onTurn}
            />
            <CarouselButton label={text('review.nextMeeting')} onPress={() => onTurn((place + 1) % total)}>
              <ChevronRight aria-hidden />
            </CarouselButton>
          </>
        )}
      </div>
    </fieldset>
  );
}
