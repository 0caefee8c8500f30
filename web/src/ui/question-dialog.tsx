// Confirmation dialog: the title names who is concerned, the content what follows; the answer takes the focus.
import { type ReactNode, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionDialogProps {
  title: string;
  /** The confirming button; null if the action is impossible, and the content says why. */
  answer: {
    words: string;
    isDangerous?: boolean;
    /** Id of the form it submits; otherwise `onPress` is called. */
    form?: string;
    onPress?: () => void;
  } | null;
  onCancel: () => void;
  children: ReactNode;
}

export function QuestionDialog({ title, answer, onCancel, children }: QuestionDialogProps) {
  const text = useText();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      title={title}
      role="alertdialog"
      initialFocusRef={first}
      onClose={onCancel}
      actions={
        <>
          <Button ref={answer ? null : first} variant="secondary" onClick={onCancel}>
            {text('ui.cancel')}
          </Button>
          {answer && (
            <Button
              ref={first}
              type={answer.form === undefined ? 'button' : 'submit'}
              form={answer.form}
              variant={answer.isDangerous ? 'danger' : 'primary'}
              onClick={answer.onPress}
            >
              {answer.words}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
