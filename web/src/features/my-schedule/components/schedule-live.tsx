// Says whether the schedule on screen is live, and when it last changed.

import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { EVERY_FEW_SECONDS } from '../../../lib/asking.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useNotLive } from '../../../lib/use-not-live.ts';
import { LiveLine } from '../../../ui/live-line.tsx';
import { RetryButton } from '../../../ui/retry-button.tsx';
import type { OwnSchedule } from '../api.ts';
import styles from './schedule-live.module.css';

/** @param id of the sentence that says why the actions are disabled */
export function ScheduleLive({ own, id }: { own: OwnSchedule; id: string }) {
  const text = useText();
  const isNotLive = useNotLive(own.live.status);
  const isLost = own.keptAt !== null || own.failed || isNotLive;
  return (
    <LiveLine
      lost={isLost ? <LostSentence own={own} id={id} /> : null}
      action={
        <RetryButton isFetching={own.fetching} onPress={own.refresh}>
          {text('mySchedule.refresh')}
        </RetryButton>
      }
    >
      <LastChange changedAt={own.schedule?.changedAt} />
    </LiveLine>
  );
}

function LostSentence({ own, id }: { own: OwnSchedule; id: string }) {
  const text = useText();
  const instants = useInstants();
  if (own.keptAt !== null)
    return (
      <span>
        {text('mySchedule.offline', { time: instants.recent(own.keptAt, serverNow()) })}{' '}
        <span id={id}>{text('mySchedule.offlineActions')}</span>
      </span>
    );
  if (own.failed) return text('mySchedule.notLive');
  return text('mySchedule.polling', { seconds: EVERY_FEW_SECONDS / 1000 });
}

function LastChange({ changedAt }: { changedAt: string | undefined }) {
  const text = useText();
  const dates = useDates();
  const instants = useInstants();
  const { timeZone } = useFairZone();
  const at = Date.parse(changedAt ?? '');
  if (Number.isNaN(at)) return null;
  const date = fairDateAt(new Date(at), timeZone);
  const time = instants.clock(at);
  return (
    <p>
      <span className={styles.dot} aria-hidden />
      {date === fairDateAt(new Date(serverNow()), timeZone)
        ? text('mySchedule.live', { time })
        : text('mySchedule.liveSince', { date: dates.date(date), time })}
    </p>
  );
}
