// The current day of the fair: whom to mark, now and next by hall, who is missing; on other days, what is to come.
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { useDashboardEdition } from '../../queries/use-dashboard-edition.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useShowDay } from './api.ts';
import { FairClock } from './components/fair-clock.tsx';
import { DayFigures, IdleFigures } from './components/figures.tsx';
import { FreePanel } from './components/free-panel.tsx';
import { HallsPanel } from './components/halls-panel.tsx';
import { IdlePanel } from './components/idle-panel.tsx';
import { MissedPanel } from './components/missed-panel.tsx';
import { ScanPanel } from './components/scan-panel.tsx';
import { UnmarkedPanel } from './components/unmarked-panel.tsx';
import { WallLinks } from './components/wall-links.tsx';
import styles from './show-day-page.module.css';

export function ShowDayPage() {
  const text = useText();
  const showDay = useShowDay();
  const { data } = showDay;
  return (
    <>
      <PageHead title={text('showDay.title')} aside={<FairClock />} />
      {data && <DayLine shown={data} isLost={showDay.isError} />}
      {showDay.isError && (
        <LoadFailure again={showDay.refetch}>{text(data ? 'showDay.notLive' : 'showDay.failed')}</LoadFailure>
      )}
      {data ? <Day shown={data} /> : !showDay.isError && <Placeholders />}
    </>
  );
}

/** Which day it is, and whether the page is live. */
function DayLine({ shown: { date, day }, isLost }: { shown: ShowDay; isLost: boolean }) {
  const text = useText();
  const dates = useDates();
  const { data: edition } = useDashboardEdition();
  const today = text('showDay.date', { weekday: dates.weekday(date), date: dates.date(date) });
  return (
    <div className={styles.line}>
      <p>
        <span>
          {day === null ? today : text('showDay.dayOf', { today, day, days: edition?.days.length ?? day })}
        </span>{' '}
        {!isLost && <span>{text('showDay.live')}</span>}
      </p>
      {can(useRole(), 'wall.make-link') && <WallLinks />}
    </div>
  );
}

function Day({ shown }: { shown: ShowDay }) {
  const mayMark = can(useRole(), 'attendance.mark');
  const isBegun = shown.hour !== null;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        {mayMark && <ScanPanel shown={shown} />}
        {isBegun ? <DayFigures shown={shown} /> : <IdleFigures shown={shown} />}
      </div>
      {isBegun ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <HallsPanel shown={shown} />
            {shown.day !== null && <UnmarkedPanel day={shown.day} hour={shown.hour} />}
          </div>
          <div className={styles.column}>
            <MissedPanel shown={shown} />
            <FreePanel />
          </div>
        </div>
      ) : (
        <>
          <IdlePanel shown={shown} />
          {shown.next && <FreePanel />}
        </>
      )}
    </div>
  );
}

function Placeholders() {
  const text = useText();
  return (
    <Waiting words={text('showDay.loading')}>
      <div className={styles.page}>
        <Skeleton height="9rem" />
        <Skeleton height="20rem" />
      </div>
    </Waiting>
  );
}
