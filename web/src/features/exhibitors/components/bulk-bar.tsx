// The bar at the foot of the list while exhibitors are ticked: archives or restores all of them after one question, writes to them, or blocks their hours.
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { Archive, ArchiveRestore, CalendarOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { WriteButton } from '../../../list/write-button.tsx';
import { useDockHeight } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import styles from './bulk-bar.module.css';
import { HoursOfManyDialog } from './hours-of-many-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

interface BulkBarProps {
  chosen: readonly ListedExhibitor[];
  /** Rows that are shown, all of which can be chosen at once. */
  shown: number;
  onAll: () => void;
  onClear: () => void;
}

export function BulkBar({ chosen, shown, onAll, onClear }: BulkBarProps) {
  const text = useText();
  const element = useRef<HTMLElement>(null);
  const [asking, setAsking] = useState<'archive' | 'restore' | 'hours' | null>(null);
  useDockHeight(element);
  const archived = chosen.filter(({ isArchived }) => isArchived);
  const present = chosen.filter(({ isArchived }) => !isArchived);
  const words = text('exhibitors.selected', { count: chosen.length });
  return (
    <section ref={element} className={styles.bar} aria-label={words}>
      <p className={styles.count} role="status">
        {words}
      </p>
      {chosen.length < shown && (
        <Button variant="text" onClick={onAll}>
          {text('exhibitors.selectAll', { count: shown })}
        </Button>
      )}
      <Button variant="text" onClick={onClear}>
        {text('exhibitors.clearSelection')}
      </Button>
      <span className={styles.actions}>
        {archived.length > 0 && (
          <Button
            variant="secondary"
            icon={<ArchiveRestore aria-hidden />}
            onClick={() => setAsking('restore')}
          >
            {text('exhibitors.restore')}
          </Button>
        )}
        {present.length > 0 && (
          <WriteButton audience={{ programme: 'exhibitors', ids: present.map(({ id }) => id) }} />
        )}
        {present.length > 0 && (
          <Button variant="secondary" icon={<CalendarOff aria-hidden />} onClick={() => setAsking('hours')}>
            {text('exhibitors.blockSome')}
          </Button>
        )}
        {present.length > 0 && (
          <Button variant="secondary" icon={<Archive aria-hidden />} onClick={() => setAsking('archive')}>
            {text('exhibitors.archive')}
          </Button>
        )}
      </span>
      {asking === 'archive' && (
        <ArchiveDialog exhibitors={present} onDone={onClear} onClose={() => setAsking(null)} />
      )}
      {asking === 'hours' && (
        <HoursOfManyDialog exhibitorIds={present.map(({ id }) => id)} onClose={() => setAsking(null)} />
      )}
      {asking === 'restore' && (
        <RestoreDialog exhibitors={archived} onDone={onClear} onClose={() => setAsking(null)} />
      )}
    </section>
  );
}
