// The bar at the foot of a dry run: how much can be imported, the refused rows to download, Cancel and Import.
import type { ImportView } from '@visavis/contract/import/plan';
import { useState } from 'react';
import { type Text, useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FootBar } from '../../../ui/foot-bar.tsx';
import textStyles from '../../../ui/text.module.css';
import { useImpact, type Wishes } from '../api.ts';
import { isUnsure } from '../subject.ts';
import { ConsentFields, useConsent } from './consent-fields.tsx';
import styles from './import-bar.module.css';
import { RefusedRows } from './refused-rows.tsx';

interface ImportBarProps {
  view: ImportView;
  mayImport: boolean;
  isBusy: boolean;
  isApplying: boolean;
  onApply: (wishes: Wishes) => void;
  onCancel: () => void;
}

/** How many columns are named. */
const NAMED = 6;

const namesOf = (columns: ImportView['reading']['columns'], text: Text): string[] => [
  ...columns.slice(0, NAMED).map(({ heading, sample }) => heading || `“${sample}”`),
  ...(columns.length > NAMED ? [text('imports.moreColumns', { count: columns.length - NAMED })] : []),
];

export function ImportBar({ view, mayImport, isBusy, isApplying, onApply, onCancel }: ImportBarProps) {
  const text = useText();
  const [isTelling, setTelling] = useState(true);
  const dates = useDates();
  const { counts } = view;
  const unread = view.reading.columns.filter(({ field }) => field === null);
  /** The number of rows of which something is stored. */
  const possible = counts.created + counts.changed + counts.merged;
  const hasWork = counts.created + counts.changed > 0 && !isUnsure(view);
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
  return (
    <FootBar label={text('imports.barTitle')}>
      <div className={styles.lead}>
        <div className={styles.words}>
          <p className={textStyles.strong} role="status">
            {isUnsure(view)
              ? text('imports.encodingFirst')
              : hasWork
                ? text('imports.canBe', { done: possible, all: possible + counts.unchanged + counts.refused })
                : text('imports.nothingToDo')}
          </p>
          {hasWork && counts.unchanged > 0 && (
            <p>{text('imports.unchangedCount', { count: counts.unchanged })}</p>
          )}
          <RefusedRows view={view} />
          {hasWork && unread.length > 0 && (
            <p>{text('imports.unreadColumns', { columns: dates.list(namesOf(unread, text)) })}</p>
          )}
          {impact.isError && !impact.data && (
            <p role="alert">
              {text('imports.impactFailed')}{' '}
              <button type="button" className={styles.link} onClick={() => void impact.refetch()}>
                {text('ui.tryAgain')}
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
            {text('ui.cancel')}
          </Button>
          {/* Hidden until it is known whom it affects. */}
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
