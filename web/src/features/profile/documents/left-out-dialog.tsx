// Asks before an application is sent without some of its files: which are left out, why, and what is sent.
import type { DocumentKind } from '@visavis/domain/document/schema';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type ChosenFile, leftOut, sendable } from './chosen-files.ts';
import styles from './left-out-dialog.module.css';

interface LeftOutDialogProps {
  files: readonly ChosenFile[];
  /** Kinds with no file to send. */
  missing?: readonly DocumentKind[];
  onSend: () => void;
  onBack: () => void;
}

export function LeftOutDialog({ files, missing = [], onSend, onBack }: LeftOutDialogProps) {
  const text = useText();
  const back = useRef<HTMLButtonElement>(null);
  const behind = leftOut(files);
  return (
    <Dialog
      open
      role="alertdialog"
      title={text('hosted.leftOutTitle', { count: behind.length })}
      initialFocusRef={back}
      onClose={onBack}
      actions={
        <>
          <Button ref={back} variant="secondary" onClick={onBack}>
            {text('hosted.leftOutBack')}
          </Button>
          <Button onClick={onSend}>{text('hosted.leftOutSend', { count: behind.length })}</Button>
        </>
      }
    >
      <ul className={styles.files}>
        {behind.map(({ file: { id, file }, reason }) => (
          <li key={id}>
            <CircleAlert aria-hidden />
            <span>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.reason}>{text.rule(reason)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p>{text('hosted.leftOutGoes', { count: sendable(files).length })}</p>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {text('hosted.leftOutMissing', {
            kinds: missing.map((kind) => text.choice('documentKind', kind)).join(' · '),
          })}
        </p>
      )}
      <p className={styles.choice}>{text('hosted.leftOutChoice')}</p>
    </Dialog>
  );
}
