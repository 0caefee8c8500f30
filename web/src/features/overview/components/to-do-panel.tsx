// What needs doing: a count, what it is and why, and the list where it is done; only the first button is primary.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import type { ToDo } from '@visavis/contract/work/endpoints';
import { can, type Permission } from '@visavis/domain/identity/grants';
import { CircleCheck } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToDo } from '../api.ts';
import { TASKS_ID } from './tasks-panel.tsx';
import styles from './to-do-panel.module.css';

const PATHS: Record<ToDo, string> = {
  decide: registrationsPath({ programme: 'business', progress: 'to-decide' }),
  ready: registrationsPath({ programme: 'business', progress: 'ready' }),
  applications: `${DASHBOARD_PATHS.hostedBuyerProgram}?decision=pending`,
  hostedDecide: `${DASHBOARD_PATHS.hostedBuyerProgram}?progress=to-decide`,
  hostedReady: `${DASHBOARD_PATHS.hostedBuyerProgram}?progress=ready`,
  changed: registrationsPath({ programme: 'business', progress: 'changed' }),
  hostedChanged: `${DASHBOARD_PATHS.hostedBuyerProgram}?progress=changed`,
  failed: `${DASHBOARD_PATHS.emails}?state=failed`,
  addresses: DASHBOARD_PATHS.failedAddresses,
  documents: `${DASHBOARD_PATHS.hostedBuyerProgram}?asked=1`,
  tasks: `${DASHBOARD_PATHS.overview}#${TASKS_ID}`,
  payments: `${DASHBOARD_PATHS.hostedBuyerProgram}?payments=odd`,
  unmarked: `${DASHBOARD_PATHS.attendance}?attendance=earlier`,
  refunds: `${DASHBOARD_PATHS.refunds}?state=due`,
  unconfirmed: registrationsPath({ programme: 'business', unconfirmed: '1' }),
  exhibitors: `${DASHBOARD_PATHS.exhibitors}?taken=none`,
};

/** Waits for others: listed, but not counted as something to do. */
const FOR_OTHERS: ReadonlySet<ToDo> = new Set<ToDo>(['documents', 'unconfirmed', 'exhibitors']);

/** The permission for each action; without it, the link to the same list only says that it shows them. */
const NEEDS: Partial<Record<ToDo, Permission>> = {
  decide: 'meeting.decide',
  ready: 'registration.mail',
  applications: 'hosted-buyer.decide',
  hostedDecide: 'meeting.decide',
  hostedReady: 'registration.mail',
  changed: 'registration.mail',
  hostedChanged: 'registration.mail',
  failed: 'email.send',
  unmarked: 'attendance.mark',
};

export function ToDoPanel() {
  const text = useText();
  const role = useRole();
  const actOf = (kind: ToDo): string => {
    const needed = NEEDS[kind];
    return text(needed && !can(role, needed) ? 'overview.toDoSee' : `overview.act.${kind}`);
  };
  const instants = useInstants();
  const { data, isError, refetch, dataUpdatedAt } = useToDo();
  const total =
    data?.items.reduce((sum, { kind, count }) => sum + (FOR_OTHERS.has(kind) ? 0 : count), 0) ?? 0;
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
          <ul>
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
        <LoadFailure again={refetch}>{text('overview.toDoFailed')}</LoadFailure>
      ) : (
        <Skeleton height="12rem" />
      )}
    </Panel>
  );
}
