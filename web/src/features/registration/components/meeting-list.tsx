// A person's meetings beside the current one: each can be shown, and decided in place.
import { monogram, pigmentsOfMeetings } from '@visavis/domain/exhibitor/pigment';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { Check, X } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { isPending, mayBeDecided, pipsOf, standingKind, standingWord } from '../../../list/meeting-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Pips } from '../../../ui/pips.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import styles from './meeting-list.module.css';

interface MeetingListProps {
  meetings: readonly Schedule[];
  /** Id of the current meeting. */
  shown: number | undefined;
  /** Undefined for roles that may not decide. */
  decide:
    | { isBusy: boolean; onApprove: (one: Schedule) => void; onReject: (one: Schedule) => void }
    | undefined;
  onShow: (id: number) => void;
}

export function MeetingList({ meetings, shown, decide, onShow }: MeetingListProps) {
  const text = useText();
  const pigmentOf = pigmentsOfMeetings(meetings);
  const decided = meetings.filter((one) => !isPending(one)).length;
  return (
    <section className={styles.box} aria-label={text('review.allMeetings')}>
      <p className={styles.head}>
        <span role="status">{text('review.decided', { decided, total: meetings.length })}</span>
        <Pips pips={pipsOf(meetings)} />
      </p>
      <ol className={styles.list}>
        {meetings.map((meeting) => (
          <li key={meeting.id} className={styles.row} data-shown={meeting.id === shown || undefined}>
            <Shown
              meeting={meeting}
              pigment={pigmentOf(meeting)}
              isShown={meeting.id === shown}
              onShow={onShow}
            />
            {mayBeDecided(meeting) && decide && <Decide meeting={meeting} {...decide} />}
            {!(isPending(meeting) && decide) && (
              <span className={classNames(styles.standing, styles[standingKind(meeting)])}>
                {text(standingWord(meeting))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Shown({
  meeting,
  pigment,
  isShown,
  onShow,
}: {
  meeting: Schedule;
  pigment: number;
  isShown: boolean;
  onShow: (id: number) => void;
}) {
  const dates = useDates();
  return (
    <button
      type="button"
      className={styles.show}
      aria-current={isShown ? 'true' : undefined}
      onClick={() => onShow(meeting.id)}
    >
      <Swatch pigment={pigment} letter={monogram(meeting.exhibitor)} size={28} />
      <span className={styles.words}>
        <b dir="auto">{meeting.exhibitor}</b>
        <span>{dates.dateAndTime(meeting)}</span>
      </span>
    </button>
  );
}

function Decide({
  meeting,
  isBusy,
  onApprove,
  onReject,
}: { meeting: Schedule } & NonNullable<MeetingListProps['decide']>) {
  const text = useText();
  const { exhibitor } = meeting;
  return (
    <span className={styles.decide}>
      <button
        type="button"
        className={classNames(styles.quick, styles.reject)}
        aria-label={text('review.rejectOf', { exhibitor })}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onReject(meeting);
        }}
      >
        <X aria-hidden />
      </button>
      <button
        type="button"
        className={classNames(styles.quick, styles.approve)}
        aria-label={text('review.approveOf', { exhibitor })}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onApprove(meeting);
        }}
      >
        <Check aria-hidden />
      </button>
    </span>
  );
}
