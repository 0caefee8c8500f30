// What needs doing: a count, what it is and why, and the list where it is done; only the first is the primary button.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { registrationsPath } from '@visavis/contract/meeting/registrations-path';
import type { ToDo } from '@visavis/contract/work/endpoints';
import { can, type Permission } from '@visavis/domain/identity/grants';
import { CircleCheck } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToDo } from '../api.ts';
import { TASKS_ID } from './tasks-panel.tsx';
import styles from './to-do-panel.module.css';

const PATHS: Record<ToDo, string> = {
  decide: registrationsPath({ progress: 'to-decide' }),
  ready: registrationsPath({ progress: 'ready' }),
  applications: `${DASHBOARD_PATHS.hostedBuyerProgram}?decision=pending`,
  changed: registrationsPath({ progress: 'changed' }),
  failed: `${DASHBOARD_PATHS.emails}?state=failed`,
  documents: `${DASHBOARD_PATHS.hostedBuyerProgram}?asked=1`,
  tasks: `${DASHBOARD_PATHS.overview}#${TASKS_ID}`,
  payments: `${DASHBOARD_PATHS.hostedBuyerProgram}?payments=odd`,
  refunds: `${DASHBOARD_PATHS.refunds}?state=due`,
  unconfirmed: registrationsPath({ unconfirmed: '1' }),
  exhibitors: `${DASHBOARD_PATHS.exhibitors}?taken=none`,
};

/** What doing it needs; whoever may only read is led to the same list in words that promise no more. */
const NEEDS: Partial<Record<ToDo, Permission>> = {
  decide: 'meeting.decide',
  ready: 'registration.mail',
  applications: 'application.decide',
  changed: 'registration.mail',
  failed: 'email.send',
};

export function ToDoPanel() {
  const text = useText();
  const role = useRole();
  const actOf = (kind: ToDo): string => {
    const needed = NEEDS[kind];
    return text(needed && !can(role, needed) ? 'overview.toDoSee' : `overview.act.${kind}`);
  };
  const instants = useInstants();
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useToDo();
  const total = data?.items.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Panel
      title={text('overview.toDo')}
      aside={
        total > 0 && <span className={styles.total}>{text('overview.toDoCount', { count: total })}</span>
      }
    >
      {data ? (
        data.items.length === 0 ? (
          <EmptyState
            icon={<CircleCheck aria-hidden />}
            title={text('overview.nothingWaits')}
            hint={text('overview.nothingWaitsHint')}
          />
        ) : (
          <ul className={styles.list}>
            {data.items.map(({ kind, count, meetings = 0, since }, index) => (
              <li key={kind} className={styles.row}>
                <span className={styles.count}>{text('dashboard.number', { count })}</span>
                <div className={styles.what}>
                  <strong>{text(`overview.toDo.${kind}`)}</strong>
                  <p>
                    {text(`overview.why.${kind}`, {
                      meetings,
                      since: since ? instants.recent(since, serverTimeOf(dataUpdatedAt)) : '',
                    })}
                  </p>
                </div>
                <LinkButton
                  to={PATHS[kind]}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  className={styles.act}
                >
                  {actOf(kind)}
                  <span className="visually-hidden">
                    {text('overview.toDoOf', { what: text(`overview.toDo.${kind}`), count })}
                  </span>
                </LinkButton>
              </li>
            ))}
          </ul>
        )
      ) : isError ? (
        <Banner
          kind="error"
          action={
            <Button variant="text" busy={isFetching} onClick={() => void refetch()}>
              {text('overview.tryAgain')}
            </Button>
          }
        >
          {text('overview.toDoFailed')}
        </Banner>
      ) : (
        <Skeleton height="12rem" />
      )}
    </Panel>
  );
}
