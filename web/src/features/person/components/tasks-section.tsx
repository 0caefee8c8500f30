// The section with the tasks about a person: who does each, by which day, and which are done.
import { addTask, changeTask, deleteTask } from '@visavis/contract/person/calls';
import type { Person, PersonTask } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { NOTE_LIMIT } from '@visavis/domain/person/note';
import type { FormEvent } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useUnsentText } from '../../../lib/use-unsent-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { useNotes } from '../use-notes.ts';
import styles from './notes-section.module.css';

export function TasksSection({ person: { reference, tasks, staff } }: { person: Person }) {
  const text = useText();
  const role = useRole();
  return (
    <Section id="tasks" title={text('people.tasks')}>
      {tasks.length > 0 && (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <Task key={task.id} task={task} reference={reference} />
          ))}
        </ul>
      )}
      {tasks.length === 0 && !can(role, 'task.write') && (
        <p className={textStyles.wrappedNote}>{text('people.noTasks')}</p>
      )}
      {can(role, 'task.write') && <NewTask reference={reference} staff={staff} />}
    </Section>
  );
}

function NewTask({ reference, staff }: Pick<Person, 'reference' | 'staff'>) {
  const text = useText();
  const { run, isBusy, failure } = useNotes(reference);
  const [content, setContent] = useUnsentText(`task ${reference}`);
  const [chosen, setAssignee] = useUnsentText(`assignee ${reference}`);
  const [dueOn, setDueOn] = useUnsentText(`due day ${reference}`);
  // Somebody may have left the staff after being chosen.
  const assignee = staff.some(({ id }) => String(id) === chosen) ? chosen : '';
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return;
    const body = {
      content: content.trim(),
      assigneeId: assignee === '' ? null : Number(assignee),
      dueOn: dueOn === '' ? null : dueOn,
    };
    if (!(await run(() => call(addTask, { params: { reference }, body })))) return;
    setContent('');
    setAssignee('');
    setDueOn('');
  };
  return (
    <form className={styles.form} onSubmit={add}>
      <TextField
        label={text('people.newTask')}
        maxLength={NOTE_LIMIT}
        autoComplete="off"
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      {content.trim() !== '' && (
        <>
          <SelectField
            label={text('people.assignee')}
            value={assignee}
            options={[
              { value: '', label: text('people.anybody') },
              ...staff.map(({ id, email }) => ({ value: String(id), label: email })),
            ]}
            onChange={({ target }) => setAssignee(target.value)}
          />
          <TextField
            type="date"
            label={text('people.dueOn')}
            optional
            value={dueOn}
            onChange={({ target }) => setDueOn(target.value)}
          />
          <Button type="submit" className={styles.compact} busy={isBusy} busyText={text('dashboard.saving')}>
            {text('people.addTask')}
          </Button>
        </>
      )}
      {failure !== null && <Banner kind="error">{failure}</Banner>}
    </form>
  );
}

function Task({ task, reference }: { task: PersonTask; reference: string }) {
  const text = useText();
  const dates = useDates();
  const instants = useInstants();
  const role = useRole();
  const { run, isBusy, failure } = useNotes(reference);
  const { id, version, content, assignee, dueOn, doneBy, doneAt } = task;
  const isDone = doneAt !== null;
  const facts = isDone
    ? [text('people.taskDone', { by: doneBy ?? '', when: instants.instant(doneAt) })]
    : [
        ...(dueOn === null ? [] : [text('people.taskDue', { day: dates.date(dueOn) })]),
        assignee?.email ?? text('people.anybody'),
      ];
  const tick = (done: boolean) => {
    const body = { version, content, assigneeId: assignee?.id ?? null, dueOn, isDone: done };
    void run(() => call(changeTask, { params: { id }, body }));
  };
  return (
    <li>
      {can(role, 'task.write') ? (
        <Checkbox tone="neutral" label={content} checked={isDone} onChange={tick} />
      ) : (
        <p className={textStyles.lines} dir="auto">
          {content}
        </p>
      )}
      <p className={textStyles.wrappedNote}>{dates.series(facts)}</p>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      {can(role, 'task.write') && (
        <div className={styles.buttons}>
          <Button
            variant="text"
            className={styles.small}
            busy={isBusy}
            onClick={() => void run(() => call(deleteTask, { params: { id }, query: { version } }))}
          >
            {text('people.delete')}
            <span className="visually-hidden"> {text('people.taskOf', { task: content })}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
