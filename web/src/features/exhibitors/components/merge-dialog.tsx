// Merges a duplicate into another exhibitor: first a search for it, then what would be kept, added and raised.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mergeExhibitor } from '@visavis/contract/exhibitor-profile/calls';
import type { ExhibitorProfile, ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useMergePreview, useRefreshExhibitors } from '../api.ts';
import { ExhibitorSearch } from './exhibitor-search.tsx';
import styles from './merge-dialog.module.css';
import { MergePreview } from './merge-preview.tsx';

interface MergeDialogProps {
  exhibitor: ExhibitorProfile;
  onClose: () => void;
}

export function MergeDialog({ exhibitor, onClose }: MergeDialogProps) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshExhibitors();
  const [into, setInto] = useState<ListedExhibitor | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const preview = useMergePreview(exhibitor.id, into?.id ?? null);
  const merge = async () => {
    if (!preview.data) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = {
        version: preview.data.from.version,
        into: preview.data.into.id,
        intoVersion: preview.data.into.version,
      };
      const merged = await call(mergeExhibitor, { params: { id: exhibitor.id }, body });
      toast(text('exhibitors.merged', { name: merged.companyName }));
      refresh();
      void navigate(`${DASHBOARD_PATHS.exhibitors}/${merged.id}`);
    } catch (error) {
      if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('exhibitors.changeFailed')));
      void preview.refetch();
    } finally {
      setBusy(false);
    }
  };
  const canMerge = preview.data && preview.data.conflicts.length === 0;
  return (
    <Dialog
      open
      title={text('exhibitors.mergeTitle', { name: exhibitor.companyName })}
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={into ? () => setInto(null) : onClose}>
            {text(into ? 'exhibitors.chooseOther' : 'dashboard.cancel')}
          </Button>
          {into && canMerge && (
            <Button busy={isBusy} busyText={text('dashboard.saving')} onClick={() => void merge()}>
              {text('exhibitors.mergeInto', { name: into.companyName })}
            </Button>
          )}
        </>
      }
    >
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      {into === null && (
        <>
          <p className={styles.hint}>{text('exhibitors.mergeHint')}</p>
          <ExhibitorSearch
            label={text('exhibitors.mergeSearch')}
            exceptIds={[exhibitor.id]}
            edition={exhibitor.editionId}
            onChoose={setInto}
          />
        </>
      )}
      {into !== null && preview.isPending && <Skeleton height="10rem" />}
      {into !== null && preview.isError && (
        <Banner kind="error">{sentenceOf(text, preview.error, text('exhibitors.mergeFailed'))}</Banner>
      )}
      {into !== null && preview.data && <MergePreview preview={preview.data} />}
    </Dialog>
  );
}
