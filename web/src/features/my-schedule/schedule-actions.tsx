// What follows a registration: confirming the address by email, opening one's schedule, and adding it to a calendar.
import { ArrowRight, CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { scheduleAddress } from '../../queries/own-schedule.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { ConfirmByEmail } from './components/confirm-by-email.tsx';
import styles from './schedule-actions.module.css';
import { useCalendar } from './use-calendar.ts';

interface ScheduleActionsProps {
  scheduleKey: string;
  /** The hours are kept once the visitor confirms from the email. */
  isConfirmedByEmail: boolean;
}

export function ScheduleActions({ scheduleKey, isConfirmedByEmail }: ScheduleActionsProps) {
  const text = useText();
  const { isBusy, failure, run } = useCalendar(scheduleKey);
  const failureId = useId();
  return (
    <>
      {isConfirmedByEmail && <ConfirmByEmail />}
      <div className={styles.actions}>
        <LinkButton to={scheduleAddress(scheduleKey)} iconAfter={<ArrowRight aria-hidden />}>
          {text('mySchedule.open')}
        </LinkButton>
        <Button
          variant="secondary"
          icon={<CalendarPlus aria-hidden />}
          busy={isBusy}
          busyText={text('mySchedule.downloading')}
          aria-describedby={failure === null ? undefined : failureId}
          onClick={() => void run()}
        >
          {text('mySchedule.addToCalendar')}
        </Button>
      </div>
      <div role="alert">{failure !== null && <FieldNote id={failureId} error={failure} />}</div>
    </>
  );
}
