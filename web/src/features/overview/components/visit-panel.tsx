// What has happened since the organiser was last here, until it is said to be seen.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { registrationsPath } from '@visavis/contract/meeting/registrations-path';
import type { News } from '@visavis/contract/work/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { Link } from 'react-router';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useVisit } from '../api.ts';
import styles from './visit-panel.module.css';

/** Where it is seen; the newest stand first there. */
const PATHS: Record<News, string> = {
  registered: registrationsPath(),
  applied: DASHBOARD_PATHS.hostedBuyerProgram,
  confirmed: registrationsPath(),
  changed: DASHBOARD_PATHS.audit,
  paid: `${DASHBOARD_PATHS.refunds}?kind=deposit`,
  failed: `${DASHBOARD_PATHS.emails}?state=failed`,
  decided: DASHBOARD_PATHS.audit,
};

export function VisitPanel() {
  const text = useText();
  const instants = useInstants();
  const role = useRole();
  const { data, error, isFetching, updatedAt, retry, markSeen, isMarking, markError } = useVisit();
  return (
    <Panel
      title={text('overview.sinceVisit')}
      aside={
        data &&
        data.news.length > 0 && (
          <button
            type="button"
            aria-disabled={isMarking || undefined}
            onClick={isMarking ? undefined : markSeen}
          >
            {text('overview.seen')}
          </button>
        )
      }
    >
      {markError && <Banner kind="error">{sentenceOf(text, markError, text('overview.seenFailed'))}</Banner>}
      {data ? (
        <>
          <p className={styles.since}>
            {text(data.news.length === 0 ? 'overview.nothingNew' : 'overview.since', {
              when: instants.recent(data.since, serverTimeOf(updatedAt)),
            })}
          </p>
          {data.news.length > 0 && (
            <ul className={styles.list}>
              {data.news.map(({ kind, count }) => {
                const words = text(`overview.news.${kind}`, { count });
                const isShown = PATHS[kind] !== DASHBOARD_PATHS.audit || can(role, 'audit.read');
                return <li key={kind}>{isShown ? <Link to={PATHS[kind]}>{words}</Link> : words}</li>;
              })}
            </ul>
          )}
        </>
      ) : error ? (
        <Banner
          kind="error"
          action={
            <Button variant="text" busy={isFetching} onClick={retry}>
              {text('overview.tryAgain')}
            </Button>
          }
        >
          {text('overview.visitFailed')}
        </Banner>
      ) : (
        <Skeleton height="3rem" />
      )}
    </Panel>
  );
}
