// The organiser's own tasks that are due, each with the person it is about; Done removes it from the list.

import { useQueryClient } from '@tanstack/react-query';
import { personPath } from '@visavis/contract/dashboard-path';
import { changeTask } from '@visavis/contract/person/calls';
import type { OwnTask } from '@visavis/contract/work/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useOwnTasks } from '../api.ts';
import styles from './tasks-panel.module.css';

/** The panel's id, which To do links to. */
export const TASKS_ID = 'tasks';

/** Renders nothing without tasks. */
export function TasksPanel() {
  const text = useText();
  const { data } = useOwnTasks();
  if (!data || data.tasks.length === 0) return null;
  return (
    <Panel
      id={TASKS_ID}
      title={text('overview.ownTasks')}
      aside={<span>{text('overview.ownTaskCount', { count: data.tasks.length })}</span>}
    >
      <ul>
        {data.tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
    </Panel>
  );
}

function TaskRow({ task }: { task: OwnTask }) {
  const text = useText();
  const dates = useDates();
  const mayFinish = can(useRole(), 'task.write');
  const queries = useQueryClient();
  const { id, version, content, assigneeId, dueOn } = task;
  const finish = useAction({
    act: () =>
      call(changeTask, { params: { id }, body: { version, content, assigneeId, dueOn, isDone: true } }),
    failed: text('attendance.markFailed'),
    settled: () => queries.invalidateQueries({ queryKey: ['overview'] }),
  });
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.content}>{task.content}</p>
        <p>
          <Link to={personPath(task.reference)}>{task.name}</Link>,{' '}
          {text('overview.taskDue', { date: dates.date(task.dueOn) })}
        </p>
      </div>
      {mayFinish && (
        <Button
          variant="secondary"
          className={styles.done}
          busy={finish.isBusy}
          busyText={text('attendance.marking')}
          aria-label={text('overview.taskDoneOf', { task: task.content, name: task.name })}
          onClick={() => void finish.run()}
        >
          {text('overview.taskDone')}
        </Button>
      )}
      <p role="alert" className={styles.failure}>
        {finish.failure}
      </p>
    </li>
  );
}
