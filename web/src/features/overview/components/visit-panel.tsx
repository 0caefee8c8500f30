// What has happened since the organiser was last here, until it is marked as seen.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import { visitOverview } from '@visavis/contract/work/calls';
import type { News } from '@visavis/contract/work/endpoints';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Failure } from '../../../ui/failure.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { useVisit } from '../api.ts';
import styles from './visit-panel.module.css';

/** The list of exactly those counted; none where actions are counted, since one person may have several. */
const PATHS: Partial<Record<News, (since: string) => string>> = {
  registered: (since) => registrationsPath({ programme: 'business', registeredAfter: since }),
  applied: (since) =>
    `${DASHBOARD_PATHS.hostedBuyerProgram}?${new URLSearchParams({ registeredAfter: since })}`,
  confirmed: (since) => registrationsPath({ programme: 'all', confirmedAfter: since }),
  failed: (since) =>
    `${DASHBOARD_PATHS.emails}?${new URLSearchParams({ state: 'failed', triedAfter: since })}`,
};

export function VisitPanel() {
  const text = useText();
  const instants = useInstants();
  const { data, error, updatedAt, retry, accept } = useVisit();
  const markSeen = useAction({
    act: () => call(visitOverview, { body: { isSeen: true } }),
    failed: text('overview.seenFailed'),
    done: accept,
  });
  return (
    <Panel
      title={text('overview.sinceVisit')}
      aside={
        data &&
        data.news.length > 0 && (
          <button
            type="button"
            aria-disabled={markSeen.isBusy || undefined}
            onClick={() => void markSeen.run()}
          >
            {text('overview.seen')}
          </button>
        )
      }
    >
      <Failure of={markSeen} />
      {data ? (
        <>
          <p className={textStyles.quiet}>
            {text(data.news.length === 0 ? 'overview.nothingNew' : 'overview.since', {
              when: instants.recent(data.since, serverTimeOf(updatedAt)),
            })}
          </p>
          {data.news.length > 0 && (
            <ul className={styles.list}>
              {data.news.map(({ kind, count }) => {
                const words = text(`overview.news.${kind}`, { count });
                const path = PATHS[kind]?.(data.since);
                return <li key={kind}>{path === undefined ? words : <Link to={path}>{words}</Link>}</li>;
              })}
            </ul>
          )}
        </>
      ) : error ? (
        <LoadFailure again={retry}>{text('overview.visitFailed')}</LoadFailure>
      ) : (
        <Skeleton height="3rem" />
      )}
    </Panel>
  );
}
