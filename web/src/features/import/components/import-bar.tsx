// The bar at the foot of a dry run: how much can be imported, the refused rows to download, Cancel and Import.
import type { ImportView } from '@visavis/contract/import/plan';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { type FileFormat, useDownloads, useImpact, type Wishes } from '../api.ts';
import { ConsentFields, useConsent } from './consent-fields.tsx';
import styles from './import-bar.module.css';

interface ImportBarProps {
  view: ImportView;
  mayImport: boolean;
  isBusy: boolean;
  isApplying: boolean;
  onApply: (wishes: Wishes) => void;
  onCancel: () => void;
}

export function ImportBar({ view, mayImport, isBusy, isApplying, onApply, onCancel }: ImportBarProps) {
  const text = useText();
  const { refused } = useDownloads();
  const [isTelling, setTelling] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const { counts } = view;
  const possible = counts.created + counts.changed + counts.merged + counts.unchanged;
  const hasWork = counts.created + counts.changed > 0;
  const isOfExhibitors = view.kind === 'exhibitors';
  const impact = useImpact(view, mayImport && hasWork && isOfExhibitors);
  const people = impact.data?.people ?? 0;
  const consent = useConsent();
  const apply = () => {
    if (isBusy) return;
    if (isOfExhibitors) onApply({ tell: isTelling && people > 0 });
    else {
      const wishes = consent.wishes();
      if (wishes) onApply(wishes);
    }
  };
  const save = async (format: FileFormat) => {
    setFailure(null);
    try {
      await refused(view.id, format);
    } catch (error) {
      if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('imports.failed')));
    }
  };
  return (
    <FootBar label={text('imports.barTitle')}>
      <div className={styles.lead}>
        <div className={styles.words}>
          <p className={styles.count} role="status">
            {hasWork
              ? text('imports.canBe', { done: possible, all: possible + counts.refused })
              : text('imports.nothingToDo')}
          </p>
          {counts.refused > 0 && (
            <p className={styles.refused}>
              {text('imports.refusedCount', { count: counts.refused })}{' '}
              {(['csv', 'xlsx'] as const).map((format) => (
                <button key={format} type="button" className={styles.link} onClick={() => void save(format)}>
                  {text('imports.download', { format: format.toUpperCase() })}
                </button>
              ))}
            </p>
          )}
          {failure !== null && <p role="alert">{failure}</p>}
          {impact.isError && !impact.data && (
            <p role="alert">
              {text('imports.impactFailed')}{' '}
              <button type="button" className={styles.link} onClick={() => void impact.refetch()}>
                {text('imports.tryAgain')}
              </button>
            </p>
          )}
        </div>
        {hasWork && mayImport && !isOfExhibitors && <ConsentFields consent={consent} />}
      </div>
      {people > 0 && (
        <Checkbox
          tone="neutral"
          label={text('imports.tell', { count: people })}
          checked={isTelling}
          onChange={setTelling}
        />
      )}
      {mayImport && (
        <>
          <Button variant="secondary" aria-disabled={isBusy} onClick={onCancel}>
            {text('imports.cancel')}
          </Button>
          {/* Not before it is known whom to ask about. */}
          {hasWork && (!isOfExhibitors || impact.data) && (
            <Button
              aria-disabled={isBusy}
              busy={isApplying}
              busyText={text('imports.importing')}
              onClick={apply}
            >
              {text('imports.importRows', { count: possible })}
            </Button>
          )}
        </>
      )}
    </FootBar>
  );
}
