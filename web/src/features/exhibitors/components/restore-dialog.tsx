// Asks before archived exhibitors are restored, then says which of them could not be restored, and why.
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import { Link } from 'react-router';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useRefreshExhibitors } from '../api.ts';
import { type Archivable, restoreAll } from '../restore-all.ts';
import { ExhibitorNames } from './exhibitor-names.tsx';
import styles from './restore-dialog.module.css';

interface RestoreDialogProps {
  exhibitors: readonly Archivable[];
  /** Called when all exhibitors have been restored. */
  onDone: () => void;
  onClose: () => void;
}

export function RestoreDialog({ exhibitors, onDone, onClose }: RestoreDialogProps) {
  const text = useText();
  const toast = useToast();
  const refresh = useRefreshExhibitors();
  const count = exhibitors.length;
  const restore = useAction({
    act: () => restoreAll(exhibitors),
    failed: text('exhibitors.changeFailed'),
    done: (failures) => {
      const done = count - failures.length;
      if (done > 0) toast(text('exhibitors.restored', { count: done }));
      if (failures.length > 0) return;
      onDone();
      onClose();
    },
    settled: refresh,
  });
  const refused = restore.came ?? [];
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
              {text('ui.cancel')}
            </Button>
            <Button
              busy={restore.isBusy}
              busyText={text('dashboard.saving')}
              onClick={() => void restore.run()}
            >
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
