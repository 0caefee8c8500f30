// The live numbers of the edition, each linking to the list behind it.
import type { Overview } from '@visavis/contract/overview/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import { LayoutDashboard } from 'lucide-react';
import { useText } from '../../i18n/text.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { useDashboardEdition } from '../../queries/use-dashboard-edition.ts';
import { isBeforeFirst } from '../../queries/use-edition.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useOverview } from './api.ts';
import { BurstWarning } from './components/burst-warning.tsx';
import { CountriesPanel } from './components/countries-panel.tsx';
import { ExhibitorsPanel } from './components/exhibitors-panel.tsx';
import { Figures } from './components/figures.tsx';
import { HeatPanel } from './components/heat-panel.tsx';
import { LiveLine } from './components/live-line.tsx';
import { RegistrationsPanel } from './components/registrations-panel.tsx';
import { ShowDayPanel } from './components/show-day-panel.tsx';
import { TasksPanel } from './components/tasks-panel.tsx';
import { ToDoPanel } from './components/to-do-panel.tsx';
import { VisitPanel } from './components/visit-panel.tsx';
import { listPathOf } from './list-path.ts';
import styles from './overview-page.module.css';

export function OverviewPage() {
  const text = useText();
  const overview = useOverview();
  const edition = useDashboardEdition();
  const failed = overview.isError || edition.isError;
  const refresh = () => {
    void overview.refetch();
    if (!edition.data) void edition.refetch();
  };
  const isReady = overview.data && edition.data;
  return (
    <>
      <PageHead
        title={text('overview.title')}
        aside={
          isReady && (
            <LiveLine
              lastChangeAt={overview.data.lastChangeAt}
              updatedAt={serverTimeOf(overview.dataUpdatedAt)}
              isLost={overview.isError}
              isFetching={overview.isFetching}
              zone={edition.data.utcOffsetLabel}
              onRefresh={refresh}
            />
          )
        }
      />
      {isReady ? (
        <Numbers overview={overview.data} edition={edition.data} />
      ) : isBeforeFirst(edition.error) ? (
        <EmptyState
          icon={<LayoutDashboard aria-hidden />}
          title={text('overview.noneYet')}
          hint={text('overview.noneYetHint')}
        />
      ) : failed ? (
        <LoadFailure again={refresh}>{text('overview.failed')}</LoadFailure>
      ) : (
        <Placeholders />
      )}
    </>
  );
}

function Numbers({ overview, edition }: { overview: Overview; edition: Edition }) {
  const { exhibitorCount } = overview;
  const listPath = listPathOf(overview);
  return (
    <div className={styles.numbers}>
      {overview.bursts && overview.bursts.length > 0 && <BurstWarning bursts={overview.bursts} />}
      <ShowDayPanel />
      <Figures overview={overview} listPath={listPath} />
      <div className={styles.charts}>
        <ToDoPanel />
        <HeatPanel
          edition={edition}
          fill={overview.fill}
          exhibitorCount={exhibitorCount}
          listPath={listPath}
        />
      </div>
      <TasksPanel />
      <VisitPanel />
      <RegistrationsPanel days={overview.days} listPath={listPath} />
      <div className={styles.lists}>
        <ExhibitorsPanel
          order="most-booked"
          exhibitors={overview.mostBooked}
          exhibitorCount={exhibitorCount}
          listPath={listPath}
        />
        <ExhibitorsPanel
          order="least-booked"
          exhibitors={overview.leastBooked}
          exhibitorCount={exhibitorCount}
          listPath={listPath}
        />
        <CountriesPanel countries={overview.countries} listPath={listPath} />
      </div>
    </div>
  );
}

function Placeholders() {
  const text = useText();
  return (
    <Waiting words={text('overview.loading')}>
      <div className={styles.numbers}>
        <Skeleton height="6rem" />
        <div className={styles.charts}>
          <Skeleton height="22rem" />
          <Skeleton height="22rem" />
        </div>
        <div className={styles.lists}>
          <Skeleton height="15rem" />
          <Skeleton height="15rem" />
          <Skeleton height="15rem" />
        </div>
      </div>
    </Waiting>
  );
}
