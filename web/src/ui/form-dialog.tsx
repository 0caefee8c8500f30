// A dialog that is one form: its buttons cancel it and submit it.
import { type ComponentProps, type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { useText } from '../i18n/text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'actions' | 'onClose'> {
  /** The submit button; null while there is nothing to submit. */
  submit: { words: string; isBusy?: boolean; busyText?: string } | null;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  /** Stays open while the form is sent, because the outcome is announced here. */
  staysForOutcome?: boolean;
  formRef?: Ref<HTMLFormElement>;
  /** Of the form. */
  className?: string | undefined;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const {
    submit,
    onSubmit,
    onClose,
    staysForOutcome = false,
    formRef,
    className,
    children,
    ...dialog
  } = props;
  const text = useText();
  const id = useId();
  const isHeld = staysForOutcome && submit?.isBusy === true;
  const close = () => {
    if (!isHeld) onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit(event);
  };
  return (
    <Dialog
      {...dialog}
      open
      onClose={close}
      actions={
        <>
          <Button variant="secondary" aria-disabled={isHeld || undefined} onClick={close}>
            {text('ui.cancel')}
          </Button>
          {submit && (
            <Button type="submit" form={id} busy={submit.isBusy === true} busyText={submit.busyText ?? ''}>
              {submit.words}
            </Button>
          )}
        </>
      }
    >
      <form ref={formRef ?? null} id={id} className={className} noValidate onSubmit={send}>
        {children}
      </form>
    </Dialog>
  );
}
