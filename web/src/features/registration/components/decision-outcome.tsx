// The outcome of the last decision: the refusal in words, or a result for each meeting.
import type { Schedule } from '@visavis/domain/meeting/schema';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import textStyles from '../../../ui/text.module.css';
import { useFocusHandover } from '../../../ui/use-focus-handover.ts';
import type { Refusal } from '../refusal.ts';
import { useChangeWords } from '../use-change-words.ts';
import type { ApprovalResult, Outcome } from '../use-decisions.ts';
import styles from './decision-outcome.module.css';

interface DecisionOutcomeProps {
  outcome: Outcome;
  meetings: readonly Schedule[];
  isLoading: boolean;
  onLoadLatest: () => void;
}

export function DecisionOutcome({ outcome, meetings, isLoading, onLoadLatest }: DecisionOutcomeProps) {
  if (outcome.kind === 'done') return <Banner kind="info">{outcome.sentence}</Banner>;
  if (outcome.kind === 'results') return <Results results={outcome.results} meetings={meetings} />;
  return <RefusalBanner refusal={outcome.refusal} isLoading={isLoading} onLoadLatest={onLoadLatest} />;
}

interface RefusalBannerProps {
  refusal: Refusal;
  /** A line below the sentence. */
  stays?: string | undefined;
  isLoading: boolean;
  onLoadLatest: () => void;
}

/** Takes the focus, so that it is in view wherever the dialog was scrolled to. */
export function RefusalBanner({ refusal, stays, isLoading, onLoadLatest }: RefusalBannerProps) {
  const text = useText();
  const changesOf = useChangeWords();
  const banner = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement | null>(null);
  useEffect(() => {
    dialog.current = banner.current?.closest('dialog') ?? null;
    if (refusal) banner.current?.focus();
  }, [refusal]);
  // Once the latest is loaded the banner disappears, and the focus moves to the meeting or the first field.
  useFocusHandover(banner, () => dialog.current?.querySelector<HTMLElement>('fieldset button, form input'));
  const { sentence, stale } = refusal;
  return (
    <Banner
      ref={banner}
      kind="error"
      action={
        stale && (
          <Button variant="text" busy={isLoading} onClick={onLoadLatest}>
            {text('review.loadLatest')}
          </Button>
        )
      }
    >
      <p className={textStyles.strong}>{sentence}</p>
      {stale && (
        <ul>
          {changesOf(stale.seen, stale.latest).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {stays !== undefined && <p>{stays}</p>}
    </Banner>
  );
}

function Results({
  results,
  meetings,
}: {
  results: readonly ApprovalResult[];
  meetings: readonly Schedule[];
}) {
  const text = useText();
  const dates = useDates();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (results.length > 0) box.current?.focus();
  }, [results]);
  const approved = results.filter(({ ok }) => ok).length;
  return (
    <section ref={box} tabIndex={-1} className={styles.results} aria-label={text('review.results')}>
      <p role="status">{text('review.approvedCount', { approved, total: results.length })}</p>
      <ul>
        {results.map(({ id, ok, message, reason }) => {
          const meeting = meetings.find((one) => one.id === id);
          return (
            <li key={id} className={ok ? undefined : styles.failed}>
              {ok ? <Check aria-hidden /> : <CircleAlert aria-hidden />}
              <span>
                {meeting && (
                  <b>
                    {text('review.meetingAt', {
                      exhibitor: meeting.exhibitor,
                      when: dates.dateAndTime(meeting),
                    })}
                  </b>
                )}{' '}
                <span>
                  {ok ? text('review.approved') : text.message(reason, message ?? text('review.notChanged'))}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
