// Asks before something is rejected: whose it is, what follows, and the reason given in the email.
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import styles from './reject-question.module.css';

interface RejectQuestionProps {
  title: string;
  /** Reasons to choose from, in English, as in the rules. */
  listed: readonly string[];
  /** The longest reason in own words, in characters. */
  maxLength: number;
  /** Who reads the reason, and when. */
  reasonHelp: string;
  onReject: (reason: string) => void;
  onCancel: () => void;
  /** What is rejected, and what follows. */
  children: ReactNode;
}

export function RejectQuestion({
  title,
  listed,
  maxLength,
  reasonHelp,
  onReject,
  onCancel,
  children,
}: RejectQuestionProps) {
  const text = useText();
  const id = useId();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onReject(reason);
  };
  return (
    <QuestionDialog
      title={title}
      answer={{ words: text('dashboard.reject'), isDangerous: true, form: id }}
      onCancel={onCancel}
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {children}
        <ReasonField listed={listed} maxLength={maxLength} help={reasonHelp} onChange={setReason} />
      </form>
    </QuestionDialog>
  );
}
