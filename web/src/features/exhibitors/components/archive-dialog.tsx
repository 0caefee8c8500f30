// Asks once before exhibitors are archived or shown again, and says which of them could not be, and why.
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { registrationsPath } from '@visavis/contract/meeting/registrations-path';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { type Archivable, useArchive } from '../use-archive.ts';
import styles from './archive-dialog.module.css';

interface ArchiveDialogProps {
  exhibitors: readonly Archivable[];
  isRestoring: boolean;
  /** All of them are done. */
  onDone: () => void;
  onClose: () => void;
}

/** Names that are listed before the rest is only counted. */
const NAMED = 8;

export function ArchiveDialog({ exhibitors, isRestoring, onDone, onClose }: ArchiveDialogProps) {
  const text = useText();
  const toast = useToast();
  const { archive, isBusy } = useArchive(isRestoring);
  const [refused, setRefused] = useState<readonly { exhibitor: Archivable; error: unknown }[]>([]);
  const count = exhibitors.length;
  const verb = isRestoring ? 'restore' : 'archive';
  const press = async () => {
    const failures = await archive(exhibitors);
    const done = count - failures.length;
    if (done > 0) toast(text(isRestoring ? 'exhibitors.restored' : 'exhibitors.archived', { count: done }));
    setRefused(failures);
    if (failures.length > 0) return;
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      title={text(isRestoring ? 'exhibitors.restoreTitle' : 'exhibitors.archiveTitle', {
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
            <Button
              variant={isRestoring ? 'primary' : 'danger'}
              busy={isBusy}
              busyText={text('dashboard.saving')}
              onClick={() => void press()}
            >
              {text(`exhibitors.${verb}`)}
            </Button>
          </>
        )
      }
    >
      {refused.length === 0 ? (
        <>
          <p>{text(isRestoring ? 'exhibitors.restoreWhat' : 'exhibitors.archiveWhat', { count })}</p>
          {count > 1 && <Names exhibitors={exhibitors} />}
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

function Names({ exhibitors }: { exhibitors: readonly Pick<ListedExhibitor, 'id' | 'companyName'>[] }) {
  const text = useText();
  const more = exhibitors.length - NAMED;
  return (
    <ul className={styles.names}>
      {exhibitors.slice(0, NAMED).map(({ id, companyName }) => (
        <li key={id} dir="auto">
          {companyName}
        </li>
      ))}
      {more > 0 && <li>{text('exhibitors.andMore', { count: more })}</li>}
    </ul>
  );
}
