// Loads more categories: automatically near the bottom of the page, or by a button for visitors who do not scroll.
import { LOAD_MORE_DISTANCE_PX } from '@visavis/domain/category/schema';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { CategoryListState } from '../category-list.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  state: CategoryListState;
  onLoad: () => void;
  /** Contains the rows; the first new one takes over the focus from the button. */
  rows: RefObject<HTMLElement | null>;
}

export function LoadMore({ state, onLoad, rows }: LoadMoreProps) {
  const text = useText();
  const { hasMore, loading } = state;
  const count = state.categories.length;

  useEffect(() => {
    if (!hasMore || loading) return;
    const load = () => {
      if (isNearBottom()) onLoad();
    };
    window.addEventListener('scroll', load, { passive: true });
    return () => window.removeEventListener('scroll', load);
  }, [hasMore, loading, onLoad]);

  const hasFocus = useRef(false);
  const countBefore = useRef(count);
  useEffect(() => {
    if (loading) return;
    const firstNew = countBefore.current;
    countBefore.current = count;
    if (!hasFocus.current || count === firstNew) return;
    hasFocus.current = false;
    const buttons = rows.current?.querySelectorAll<HTMLElement>('button[aria-expanded]');
    buttons?.[firstNew]?.focus();
  }, [loading, count, rows]);

  // The button stays while its page loads, because it may have the focus.
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button
        variant="secondary"
        onClick={onLoad}
        busy={loading}
        busyText={text('interests.loadingMore')}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
      >
        {text('interests.loadMore')}
      </Button>
    </div>
  );
}

function isNearBottom(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight - LOAD_MORE_DISTANCE_PX;
}
