// Asks once before archived exhibitors are shown again, and says which of them could not be, and why.
import { registrationsPath } from '@visavis/contract/meeting/registrations-path';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { type Archivable, useRestore } from '../use-restore.ts';
import { ExhibitorNames } from './exhibitor-names.tsx';
import styles from './restore-dialog.module.css';

interface RestoreDialogProps {
  exhibitors: readonly Archivable[];
  /** All of them are done. */
  onDone: () => void;
  onClose: () => void;
}

export function RestoreDialog({ exhibitors, onDone, onClose }: RestoreDialogProps) {
  const text = useText();
  const toast = useToast();
  const { restore, isBusy } = useRestore();
  const [refused, setRefused] = useState<readonly { exhibitor: Archivable; error: unknown }[]>([]);
  const count = exhibitors.length;
  const press = async () => {
    const failures = await restore(exhibitors);
    const done = count - failures.length;
    if (done > 0) toast(text('exhibitors.restored', { count: done }));
    setRefused(failures);
    if (failures.length > 0) return;
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      title={text('exhibitors.restoreTitle', {
        count,
        name: exhibitors[0]?.companyName ?? '',
      })}
      role="alertdialog"
      onClose={onClose}
      actions={
        refused.length > 0 ? (
          <Button onClick={onClose}>{text('ui.close')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {text('dashboard.cancel')}
            </Button>
            <Button busy={isBusy} busyText={text('dashboard.saving')} onClick={() => void press()}>
              {text('exhibitors.restore')}
            </Button>
          </>
        )
      }
    >
      {refused.length === 0 ? (
        <>
          <p>{text('exhibitors.restoreWhat', { count })}</p>
          {count > 1 && <ExhibitorNames exhibitors={exhibitors} />}
        </>
      ) : (
        <>
          <Banner kind="error">{text('exhibitors.notAll', { count: refused.length })}</Banner>
          <ul className={styles.refused}>
            {refused.map(({ exhibitor, error }) => (
              <li key={exhibitor.id}>
                <Link to={registrationsPath({ programme: 'all', exhibitor: exhibitor.id })}>
                  {exhibitor.companyName}
                </Link>
                : {sentenceOf(text, error, text('exhibitors.changeFailed'))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
