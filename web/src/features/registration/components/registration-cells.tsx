// The cells of a row in the list of registrations, and the actions in it.
import { personPath } from '@visavis/contract/dashboard-path';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { fromList } from '../../../lib/list-search.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { isPending, PILL_KINDS, pipsOf } from '../../../list/meeting-words.ts';
import { Button } from '../../../ui/button.tsx';
import { MailNotice } from '../../../ui/mail-notice.tsx';
import { Pips } from '../../../ui/pips.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import textStyles from '../../../ui/text.module.css';
import type { RegistrationActs } from '../use-registration-acts.ts';
import { MailLine } from './mail-line.tsx';
import styles from './registration-cells.module.css';
import { SendEmailButton } from './send-email-button.tsx';

interface CellProps {
  group: MeetingGroup;
}

/** A reference starts with its programme. */
const isHosted = ({ registrationNumber }: MeetingGroup): boolean => registrationNumber.startsWith('HB');

interface PersonCellProps extends CellProps {
  /** Whether both programmes are listed: hosted buyers are then labelled as such. */
  isOfBoth: boolean;
  isWithReference: boolean;
}

export function PersonCell({ group, isOfBoth, isWithReference }: PersonCellProps) {
  const text = useText();
  const { search } = useLocation();
  return (
    <span className={styles.who}>
      <Link to={personPath(group.registrationNumber)} state={fromList(search)} className={styles.name}>
        <span dir="auto">{group.name}</span>
      </Link>
      {isOfBoth && isHosted(group) && <span className={styles.minor}>{text('attendance.hosted')}</span>}
      {isWithReference && <span className={styles.minor}>{group.registrationNumber}</span>}
    </span>
  );
}

export function ScheduleCell({ group, onView }: CellProps & { onView: (id: number) => void }) {
  const text = useText();
  const { schedules, name, id } = group;
  if (schedules.length === 0) return <span className={textStyles.quiet}>{text('review.noMeetingsYet')}</span>;
  return (
    <div className={styles.schedule}>
      <button
        type="button"
        className={styles.view}
        aria-label={`${text('review.view')} ${text('review.viewOf', { name })}`}
        onClick={() => onView(id)}
      >
        {text('review.view')}
      </button>
      <span className={styles.decided}>
        <Pips pips={pipsOf(schedules)} />
        {text('review.decided', {
          decided: schedules.filter((meeting) => !isPending(meeting)).length,
          total: schedules.length,
        })}
      </span>
    </div>
  );
}

interface StatusCellProps extends CellProps {
  failure: string | undefined;
  /** Whether the time of registration is shown here, because it has no column of its own. */
  isWithRegistered: boolean;
}

export function StatusCell({ group, failure, isWithRegistered }: StatusCellProps) {
  const text = useText();
  return (
    <div className={styles.status}>
      <StatusPill kind={PILL_KINDS[group.status]}>{text.choice('status', group.status)}</StatusPill>
      {group.unconfirmed && <MailNotice>{text('review.unconfirmed')}</MailNotice>}
      {group.addressFailed && <MailNotice kind="failed">{text('dashboard.addressFailed')}</MailNotice>}
      <MailLine group={group} failure={failure} />
      <TimeLine group={group} now={serverNow()} isWithRegistered={isWithRegistered} />
    </div>
  );
}

/**
 * When the email was sent or, if nothing is decided yet, when the person registered; or that the email is ready to
 * send.
 */
function TimeLine({
  group,
  now,
  isWithRegistered,
}: {
  group: MeetingGroup;
  now: number;
  isWithRegistered: boolean;
}) {
  const text = useText();
  const instants = useInstants();
  const { mail, status, createdAt } = group;
  if (mail?.state === 'sent' && mail.sentAt !== undefined && !mail.isOutdated)
    return <MailNotice kind="sent">{instants.recent(mail.sentAt, now)}</MailNotice>;
  if (mail) return null;
  if (status !== 'Pending') return <MailNotice kind="ready">{text('review.progress.ready')}</MailNotice>;
  return isWithRegistered ? (
    <MailNotice kind="added">{text('review.addedAt', { at: instants.recent(createdAt, now) })}</MailNotice>
  ) : null;
}

export function RowActions({ group, acts }: { group: MeetingGroup; acts: RegistrationActs }) {
  const text = useText();
  const role = useRole();
  const whyHeldId = useId();
  const hasNone = group.schedules.length === 0;
  return (
    <div className={styles.actions}>
      <SendEmailButton
        group={group}
        isSending={acts.isSending(group.id)}
        onSend={acts.onSend}
        heldById={hasNone ? whyHeldId : undefined}
      />
      {hasNone && (
        <span id={whyHeldId} hidden>
          {text('review.noMeetings')}
        </span>
      )}
      {can(role, 'registration.delete') && (
        <Button
          variant="secondary"
          className={styles.icon}
          aria-label={text('review.deleteOf', { name: group.name })}
          busy={acts.deleting === group.id}
          busyText=""
          onClick={() => acts.onDelete(group)}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
    </div>
  );
}
