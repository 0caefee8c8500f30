// Lists who is behind a burst of unconfirmed hours, and releases their hours in one action.
import { useQueryClient } from '@tanstack/react-query';
import { releaseHours } from '@visavis/contract/confirmation/calls';
import type { BurstPerson } from '@visavis/contract/confirmation/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { type Text, useText } from '../../../i18n/text.ts';
import { type Dates, useDates } from '../../../i18n/use-dates.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useBursts } from '../api.ts';
import styles from './burst-dialog.module.css';

interface BurstDialogProps {
  /** When the burst began; it identifies the burst. */
  firstAt: string;
  onClose: () => void;
}

export function BurstDialog({ firstAt, onClose }: BurstDialogProps) {
  const text = useText();
  const toast = useToast();
  const role = useRole();
  const queries = useQueryClient();
  const { data, isPending, refetch } = useBursts();
  const burst = data?.bursts.find((one) => one.firstAt === firstAt);
  const people = burst?.people ?? [];
  const count = people.reduce((sum, { hours }) => sum + hours.length, 0);

  const release = useAction({
    act: () => call(releaseHours, { body: { registrationIds: people.map(({ id }) => id) } }),
    failed: text('overview.burstFailed'),
    done: async ({ released }) => {
      toast(text('overview.burstReleased', released));
      await queries.invalidateQueries({ queryKey: ['overview'] });
      onClose();
    },
  });

  return (
    <Dialog
      open
      width="wide"
      title={text('overview.burstTitle')}
      onClose={onClose}
      actions={
        can(role, 'hours.release') &&
        people.length > 0 && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {text('overview.burstKeep')}
            </Button>
            <Button
              variant="danger"
              busy={release.isBusy}
              busyText={text('overview.burstReleasing')}
              onClick={() => void release.run()}
            >
              {text('overview.burstRelease', { count })}
            </Button>
          </>
        )
      }
    >
      <Failure of={release} />
      {data && burst ? (
        <>
          <p>{text(data.isMailConfigured ? 'overview.burstLead' : 'overview.burstLeadUnsent')}</p>
          {people.length < burst.registrations && (
            <p>{text('overview.burstFirst', { count: people.length, total: burst.registrations })}</p>
          )}
          <p className={styles.sum}>
            {text('overview.burstSum', { registrations: people.length, hours: count })}
          </p>
          <People people={people} />
        </>
      ) : isPending ? (
        <p role="status">{text('overview.burstLoading')}</p>
      ) : data ? (
        <p role="status">{text('overview.burstGone')}</p>
      ) : (
        <LoadFailure again={refetch}>{text('overview.burstLoadFailed')}</LoadFailure>
      )}
    </Dialog>
  );
}

function People({ people }: { people: readonly BurstPerson[] }) {
  const text = useText();
  const dates = useDates();
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, company, reference, email, hours }) => (
        <li key={id}>
          <p className={styles.name}>
            <strong dir="auto">{name}</strong>
            <span dir="auto">{company}</span>
          </p>
          <p className={styles.facts}>
            <span>{reference}</span>
            <span>{email}</span>
          </p>
          <details>
            <summary>{text('overview.burstHours', { count: hours.length })}</summary>
            <ul>
              {hours.map((hour) => (
                <li key={`${hour.date} ${hour.time}`}>{hourInWords(text, dates, hour)}</li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

const hourInWords = (text: Text, dates: Dates, { exhibitor, date, time }: BurstPerson['hours'][number]) =>
  text('overview.burstHour', { exhibitor, date: dates.day(date), time: dates.time(time) });
