// Merges a duplicate into another exhibitor: first a search for that exhibitor, then a preview of the result.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mergeExhibitor } from '@visavis/contract/exhibitor-profile/calls';
import type { ExhibitorProfile, ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
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
  const preview = useMergePreview(exhibitor.id, into?.id ?? null);
  const merge = useAction({
    act: ({ from, into: target }: NonNullable<typeof preview.data>) =>
      call(mergeExhibitor, {
        params: { id: exhibitor.id },
        body: { version: from.version, into: target.id, intoVersion: target.version },
      }),
    failed: text('exhibitors.changeFailed'),
    done: (merged) => {
      toast(text('exhibitors.merged', { name: merged.companyName }));
      refresh();
      void navigate(`${DASHBOARD_PATHS.exhibitors}/${merged.id}`);
    },
    refused: () => void preview.refetch(),
  });
  const merging = preview.data?.conflicts.length === 0 ? preview.data : null;
  return (
    <Dialog
      open
      title={text('exhibitors.mergeTitle', { name: exhibitor.companyName })}
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={into ? () => setInto(null) : onClose}>
            {text(into ? 'exhibitors.chooseOther' : 'ui.cancel')}
          </Button>
          {into && merging && (
            <Button
              busy={merge.isBusy}
              busyText={text('dashboard.saving')}
              onClick={() => void merge.run(merging)}
            >
              {text('exhibitors.mergeInto', { name: into.companyName })}
            </Button>
          )}
        </>
      }
    >
      <Failure of={merge} />
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
