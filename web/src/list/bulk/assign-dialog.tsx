// Asks for a task about many people: its text, its assignee and its due day. It stays open if nothing was done.
import { useQuery } from '@tanstack/react-query';
import { addTasks, listAssignees, takeBackTasks } from '@visavis/contract/person/calls';
import { NOTE_LIMIT } from '@visavis/domain/person/note';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { randomKey } from '../../lib/random-key.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './assign-dialog.module.css';
import type { BulkDialogProps } from './bulk-action.ts';
import { PeopleNamed } from './people-named.tsx';
import { type BulkStep, isNothing } from './use-bulk.ts';

/** The most people that one call accepts. */
const PART = 500;

export function AssignDialog({ ids, nameOf, bulk, onClose }: BulkDialogProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [content, setContent] = useState('');
  const [assignee, setAssignee] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { data } = useQuery({
    queryKey: ['staff', 'assignees'],
    queryFn: ({ signal }) => call(listAssignees, { signal }),
  });
  // Every attempt from this dialog sends the same key, so that nobody gets the same task twice.
  const [batch] = useState(randomKey);
  const step: BulkStep = {
    size: PART,
    run: async (part) => {
      const task = { content, assigneeId: assignee === '' ? null : Number(assignee), dueOn: dueOn || null };
      const { done, gone } = await call(addTasks, { body: { batch, ids: part, ...task } });
      return {
        done,
        changes: done.map((id) => ({ id, version: 1 })),
        refused: gone.map((id) => ({ name: nameOf(id), sentence: text('dashboard.personGone') })),
      };
    },
    said: ({ people }) => text('dashboard.assigned', { count: people }),
    undo: {
      // One call is enough: the server knows which tasks belong to the batch.
      size: Number.MAX_SAFE_INTEGER,
      run: async () => {
        const { removed, kept } = await call(takeBackTasks, { body: { batch } });
        return {
          count: removed,
          refused: kept > 0 ? [text('dashboard.tasksKept', { count: kept })] : [],
        };
      },
      said: (count) => text('dashboard.tasksRemoved', { count }),
    },
  };
  const submit = async () => {
    if (bulk.progress) return;
    setRefusal(undefined);
    const came = await bulk.run(step, ids, true);
    if (!came) return;
    if (!isNothing(came)) return onClose();
    setRefusal(came.stopped?.sentence);
    input.current?.focus();
  };
  return (
    <FormDialog
      title={text('dashboard.askAssign', { count: ids.length })}
      initialFocusRef={input}
      onClose={onClose}
      submit={{
        words: text('dashboard.assign'),
        isBusy: bulk.progress !== null,
        busyText: text('dashboard.saving'),
      }}
      onSubmit={submit}
    >
      <div className={styles.form}>
        <TextField
          ref={input}
          label={text('dashboard.task')}
          error={refusal}
          maxLength={NOTE_LIMIT}
          autoComplete="off"
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <SelectField
          label={text('people.assignee')}
          value={assignee}
          options={[
            { value: '', label: text('people.anybody') },
            ...(data?.staff ?? []).map(({ id, email }) => ({ value: String(id), label: email })),
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
      </div>
      <PeopleNamed ids={ids} nameOf={nameOf} />
    </FormDialog>
  );
}
