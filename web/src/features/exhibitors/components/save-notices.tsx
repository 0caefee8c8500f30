// Notices above the sections: why saving was refused, and what somebody else stored in fields that are changed here.
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import type { DraftPart, ExhibitorDraft } from '../draft.ts';
import { PART_WORDS } from '../part-words.ts';
import type { SaveRefusal } from '../use-save.ts';
import styles from './save-notices.module.css';

interface SaveNoticesProps {
  refusal: SaveRefusal | null;
  conflicts: readonly DraftPart[];
  stored: ExhibitorDraft;
  /** Who stored the conflicting values. */
  by: string;
}

export function SaveNotices({ refusal, conflicts, stored, by }: SaveNoticesProps) {
  const text = useText();
  return (
    <div className={styles.notices}>
      {refusal && (
        <Banner kind="error">{refusal.isStale ? text('exhibitors.stale') : refusal.sentence}</Banner>
      )}
      {conflicts.length > 0 && (
        <Banner kind="info">
          <p>{text('exhibitors.changedMeanwhile', { by })}</p>
          <ul className={styles.list}>
            {conflicts.map((part) => {
              const value = stored[part];
              return (
                <li key={part}>
                  {typeof value === 'string'
                    ? text('exhibitors.nowStands', { field: text(PART_WORDS[part]), value: value || '–' })
                    : text(PART_WORDS[part])}
                </li>
              );
            })}
          </ul>
        </Banner>
      )}
    </div>
  );
}
