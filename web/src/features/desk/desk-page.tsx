// The fair's desk: identifies people, shows their meetings, marks them held or missed, books walk-ins, prints badges.
import { useEffect } from 'react';
import { sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { BadgeView } from './components/badge-view.tsx';
import { ConflictList } from './components/conflict-list.tsx';
import { DeviceCard } from './components/device-card.tsx';
import { NetworkLine } from './components/network-line.tsx';
import { ScanCard } from './components/scan-card.tsx';
import styles from './desk-page.module.css';
import { device } from './device.ts';
import { keepDeskOnDevice } from './on-device.ts';
import { useBadge } from './use-badge.ts';
import { useDeskState, useSettling } from './use-desk.ts';

export function DeskPage() {
  const text = useText();
  const { badge, open, close } = useBadge();
  useSettling();
  useEffect(keepDeskOnDevice, []);
  const { isReady, day, offlineSince, failure } = useDeskState();
  return (
    <>
      {badge && <BadgeView {...badge} onBack={close} />}
      {/* Only hidden behind a badge, so that the result and its Undo are still there afterwards. */}
      <div hidden={badge !== null}>
        <PageHead title={text('showDesk.title')} />
        <DayLine />
        <NetworkLine />
        {isReady && !day && offlineSince !== null && <Banner kind="info">{text('showDesk.noList')}</Banner>}
        {isReady && failure !== null && (
          <LoadFailure again={device.sync}>{sentenceOf(text, failure, text('showDesk.failed'))}</LoadFailure>
        )}
        <div className={styles.columns}>
          <div className={styles.main}>
            <ScanCard isShown={badge === null} onBadge={open} onTyped={close} />
            <ConflictList state="conflict" />
            <ConflictList state="refused" />
          </div>
          <DeviceCard />
        </div>
      </div>
    </>
  );
}

function DayLine() {
  const text = useText();
  const dates = useDates();
  const { day, offlineSince } = useDeskState();
  if (!day) return offlineSince === null ? <p className={styles.day}>{text('showDesk.loading')}</p> : null;
  const { firstDate, lastDate } = day.edition;
  const date = `${dates.weekday(day.date)} ${dates.date(day.date)}`;
  if (!day.isFairDay)
    return (
      <p className={styles.day}>
        {text('showDesk.noFairDay', { date })} {text('showDesk.noFairDayHint')}
      </p>
    );
  const daysFrom = (from: string) => Math.round((Date.parse(day.date) - Date.parse(from)) / 86_400_000);
  const days = Math.round((Date.parse(lastDate) - Date.parse(firstDate)) / 86_400_000) + 1;
  return <p className={styles.day}>{text('showDesk.dayOf', { date, day: daysFrom(firstDate) + 1, days })}</p>;
}
