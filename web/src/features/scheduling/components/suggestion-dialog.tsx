// Previews what 'Suggest a schedule' would place, and which companies it could not place and why.
import type { Edition } from '@visavis/domain/edition/schema';
import { slotRange } from '@visavis/domain/edition/slot-time';
import type { Remedy, Suggestion } from '@visavis/domain/meeting/suggestion';
import { LUNCH_TIME } from '@visavis/domain/meeting/suggestion-places';
import { type RefObject, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import textStyles from '../../../ui/text.module.css';
import type { SchedulingCompany } from '../companies.ts';
import { gridSlotOf, whenOf } from '../grid-slot.ts';
import type { Review, SuggestionReview } from '../suggestion-review.ts';
import styles from './suggestion-dialog.module.css';
import { UnplacedList } from './unplaced-list.tsx';

interface SuggestionDialogProps {
  suggestion: SuggestionReview;
  companies: readonly SchedulingCompany[];
  edition: Edition;
}

export function SuggestionDialog({ suggestion, ...rest }: SuggestionDialogProps) {
  const text = useText();
  const { review } = suggestion;
  const isHolding = review?.isHolding === true;
  const intro = useRef<HTMLParagraphElement>(null);
  const canPlace = review !== null && review.suggestion.placed.length > 0;
  return (
    <Dialog
      open={review !== null}
      width="wide"
      title={text('scheduling.suggestTitle')}
      initialFocusRef={intro}
      onClose={suggestion.close}
      actions={
        <>
          <Button
            variant={canPlace ? 'secondary' : 'primary'}
            aria-disabled={isHolding || undefined}
            onClick={suggestion.close}
          >
            {text(canPlace ? 'ui.cancel' : 'scheduling.close')}
          </Button>
          {canPlace && (
            <Button
              busy={isHolding}
              busyText={text('scheduling.holding')}
              onClick={() => void suggestion.use()}
            >
              {text('scheduling.useThis')}
            </Button>
          )}
        </>
      }
    >
      {review && (
        <Content
          review={review}
          introRef={intro}
          onChange={(remedy) => {
            // The button disappears with the change, so the focus moves to the top of the new content.
            intro.current?.focus();
            void suggestion.change(remedy);
          }}
          {...rest}
        />
      )}
    </Dialog>
  );
}

type ContentProps = Omit<SuggestionDialogProps, 'suggestion'> & {
  review: Review;
  introRef: RefObject<HTMLParagraphElement | null>;
  onChange: (remedy: Remedy) => void;
};

function Content({ review, introRef, companies, edition, onChange }: ContentProps) {
  const text = useText();
  const dates = useDates();
  const { confirmedCount } = review;
  const { placed, unplaced } = review.suggestion;
  const companyOf = (id: number) => companies.find((company) => company.id === id);
  return (
    <div className={styles.content}>
      <div role="status">
        {review.placedCount > 0 && (
          <p className={styles.line}>{text('scheduling.suggestDone', { count: review.placedCount })}</p>
        )}
      </div>
      {review.gone.length > 0 && (
        <Banner kind="error">
          <p className={styles.line}>{text('scheduling.suggestGone', { count: review.gone.length })}</p>
          <ul className={styles.plain}>
            {review.gone.map((meeting) => {
              const slot = gridSlotOf(edition, meeting);
              const company = companyOf(meeting.exhibitorId)?.name ?? '';
              return (
                <li key={meeting.exhibitorId}>
                  {slot && text('scheduling.companyAt', { company, when: whenOf(text, dates, slot) })}
                </li>
              );
            })}
          </ul>
        </Banner>
      )}
      {review.problem !== null && <Banner kind="error">{review.problem}</Banner>}
      <p ref={introRef} tabIndex={-1} className={styles.line}>
        <span>{text('scheduling.suggestPlaces', { count: placed.length })}</span>{' '}
        {confirmedCount > 0 && <span>{text('scheduling.suggestKeeps', { count: confirmedCount })}</span>}{' '}
        {placed.length > 0 && <Lunch suggestion={review.suggestion} edition={edition} />}{' '}
        {placed.length > 0 && <span>{text('scheduling.suggestAfter')}</span>}
      </p>
      {edition.days
        .map((day) => ({ day, meetings: placed.filter((meeting) => meeting.day === day.day) }))
        .filter(({ meetings }) => meetings.length > 0)
        .map(({ day, meetings }) => (
          <section key={day.day} className={styles.day}>
            <h3>
              {text('scheduling.dayHeading', {
                weekday: dates.weekday(day.date),
                date: dates.day(day.date),
              })}
            </h3>
            <ul className={styles.meetings}>
              {meetings.map((meeting) => {
                const company = companyOf(meeting.exhibitorId);
                return (
                  <li key={meeting.exhibitorId}>
                    <span className={textStyles.figures}>
                      {dates.time(slotRange(meeting.minute, edition.slotMinutes))}
                    </span>
                    {company && (
                      <span className={styles.company}>
                        <Swatch pigment={company.pigment} letter={company.letter} size={24} />
                        <span>
                          {company.name} <span className={styles.booth}>{company.booth}</span>
                        </span>
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      {unplaced.length > 0 && (
        <UnplacedList
          unplaced={unplaced}
          companies={companies}
          edition={edition}
          isHeld={review.isHolding}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/**
 * Says that lunch is kept free, or on which days it is not; renders nothing if the edition's hours leave it free
 * anyway.
 */
function Lunch({ suggestion: { lunchless }, edition }: { suggestion: Suggestion; edition: Edition }) {
  const text = useText();
  const dates = useDates();
  const time = dates.time(LUNCH_TIME);
  if (lunchless === null) return null;
  if (lunchless.length === 0) return <span>{text('scheduling.suggestLunch', { time })}</span>;
  const days = edition.days
    .filter(({ day }) => lunchless.includes(day))
    .map(({ date }) => dates.weekday(date));
  return <span>{text('scheduling.suggestNoLunch', { time, days: dates.list(days) })}</span>;
}
