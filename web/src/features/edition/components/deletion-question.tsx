// Confirms a change of settings that deletes documents: says whose and when, and asks for a word to be typed.
import type { PlannedDeletion } from '@visavis/contract/edition/deletion';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeletionPeople } from './deletion-people.tsx';

interface DeletionQuestionProps {
  deletion: PlannedDeletion;
  edition: number;
  onYes: () => void;
  onCancel: () => void;
}

export function DeletionQuestion({ deletion, edition, onYes, onCancel }: DeletionQuestionProps) {
  const text = useText();
  const instants = useInstants();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const word = text('edition.deletion.word');
  const isRight = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isRight) onYes();
  };
  return (
    <QuestionDialog
      title={text('edition.deletion.title', { count: deletion.people.length })}
      answer={{ words: text('edition.deletion.yes'), isDangerous: true, form: formId }}
      onCancel={onCancel}
    >
      <p>{text('edition.deletion.what', { when: instants.instant(deletion.dueAt) })}</p>
      <DeletionPeople people={deletion.people} edition={edition} />
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={text('edition.deletion.type', { word })}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          error={isTried && !isRight ? text('edition.deletion.typeAgain', { word }) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </QuestionDialog>
  );
}
