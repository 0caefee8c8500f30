// Erases a person for good: the button of a row, and a confirmation that lists what is deleted.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eraser } from 'lucide-react';
import { useRef, useState } from 'react';
import { isSessionOver, sentenceOf } from '../i18n/refusal.ts';
import { type Text, useText } from '../i18n/text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './erase-button.module.css';
import { Skeleton } from './skeleton.tsx';
import { useToast } from './toast.tsx';

interface ErasePreview {
  name: string;
  company: string;
  registrations: { id: number; reference: string; programme: 'business' | 'hosted'; isLive: boolean }[];
  /** Why the person cannot be erased now; null if nothing prevents it. */
  hindrance: string | null;
  hindranceReason: Parameters<Text['message']>[0] | null;
}

/** API calls that preview and perform the erasure. */
export interface EraseCalls {
  preview: (registrationId: number, signal: AbortSignal) => Promise<ErasePreview>;
  erase: (registrationId: number) => Promise<unknown>;
}

interface EraseButtonProps {
  calls: EraseCalls;
  registrationId: number;
  name: string;
  className?: string | undefined;
  /** Called before the row is removed, so that the focus can move first. */
  onErased: (registrationId: number) => void;
}

export function EraseButton({ calls, registrationId, name, className, onErased }: EraseButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const label = text('dashboard.eraseOf', { name });
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Eraser aria-hidden />
      </Button>
      {isOpen && (
        <EraseDialog
          calls={calls}
          registrationId={registrationId}
          name={name}
          onErased={onErased}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type EraseDialogProps = Omit<EraseButtonProps, 'className'> & { onClose: () => void };

function EraseDialog({ calls, registrationId, name, onErased, onClose }: EraseDialogProps) {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const cancel = useRef<HTMLButtonElement>(null);
  const [isErasing, setErasing] = useState(false);
  const [failure, setFailure] = useState('');
  const { data, error } = useQuery({
    queryKey: ['erasure', registrationId],
    queryFn: ({ signal }) => calls.preview(registrationId, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const erase = async () => {
    setErasing(true);
    setFailure('');
    try {
      await calls.erase(registrationId);
      onClose();
      onErased(registrationId);
      toast(text('dashboard.erased', { name }));
      await queries.invalidateQueries();
    } catch (cause) {
      if (!isSessionOver(cause)) setFailure(sentenceOf(text, cause, text('dashboard.eraseFailed')));
      setErasing(false);
    }
  };
  return (
    <Dialog
      open
      title={text('dashboard.eraseTitle', { name })}
      role="alertdialog"
      initialFocusRef={cancel}
      onClose={onClose}
      actions={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose}>
            {text('dashboard.eraseCancel')}
          </Button>
          {data && data.hindrance === null && (
            <Button variant="danger" busy={isErasing} onClick={erase}>
              {text('dashboard.erase')}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <p>{sentenceOf(text, error, text('dashboard.eraseFailed'))}</p>
      ) : data ? (
        <div className={styles.words}>
          {data.hindrance !== null && (
            <p className={styles.hindrance}>
              {text.message(data.hindranceReason ?? undefined, data.hindrance)}
            </p>
          )}
          <p>{text('dashboard.eraseWhat', { name: data.name, company: data.company })}</p>
          <ul className={styles.references}>
            {data.registrations.map(({ id, reference, programme, isLive }) => (
              <li key={id}>
                {reference} ·{' '}
                {text(programme === 'hosted' ? 'dashboard.hostedBuyerProgram' : 'dashboard.businessMatching')}
                {!isLive && ` · ${text('dashboard.eraseDeleted')}`}
              </li>
            ))}
          </ul>
          <p>{text('dashboard.eraseKept')}</p>
          <p role="alert" className={styles.hindrance}>
            {failure}
          </p>
        </div>
      ) : (
        <Skeleton height="8rem" />
      )}
    </Dialog>
  );
}
