// The list's messages: nothing available, nothing found, or not everything could be loaded.
import { List, SearchX } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import type { CategoryListState } from '../category-list.ts';
import styles from './category-notes.module.css';

interface CategoryNotesProps {
  state: CategoryListState;
  isSearching: boolean;
  /** Number of loaded categories that match the search. */
  found: number;
  onTryAgain: () => void;
  /** Contains the rows; the first one takes over the focus from the retry button. */
  rows: RefObject<HTMLElement | null>;
}

export function CategoryNotes({ state, isSearching, found, onTryAgain, rows }: CategoryNotesProps) {
  const text = useText();
  const failed = state.listFailed || state.someFailed;
  const isComplete = !state.loading && !state.hasMore;
  const isEmpty = isComplete && state.categories.length === 0 && !failed;
  const foundNothing = isSearching && isComplete && found === 0 && state.categories.length > 0;

  const { loading } = state;
  const tried = useRef(false);
  useEffect(() => {
    if (failed || loading || !tried.current) return;
    tried.current = false;
    rows.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
  }, [failed, loading, rows]);
  const tryAgain = () => {
    tried.current = true;
    onTryAgain();
  };

  return (
    <>
      <div role="status">
        {isEmpty && (
          <div className={styles.note}>
            <EmptyState icon={<List aria-hidden />} title={text('interests.noneAvailable')} />
          </div>
        )}
        {foundNothing && (
          <div className={styles.note}>
            <EmptyState icon={<SearchX aria-hidden />} title={text('interests.noneFound')} />
          </div>
        )}
        {isSearching && isComplete && found > 0 && (
          <p className="visually-hidden">{text('interests.found', { count: found })}</p>
        )}
      </div>
      {failed && (
        <div className={styles.note}>
          <LoadFailure again={tryAgain}>
            {text(state.listFailed ? 'interests.failed' : 'interests.someFailed')}
          </LoadFailure>
        </div>
      )}
    </>
  );
}
