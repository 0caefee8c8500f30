// Parts of a dashboard page that lists rows: its head with search and filters, its loading, error and empty states.
import { SearchX } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useDelayed } from '../ui/use-delayed.ts';
import { useFocusHandover } from '../ui/use-focus-handover.ts';
import styles from './row-list.module.css';

interface RowListHeadProps {
  title: string;
  search: {
    ref: Ref<HTMLInputElement>;
    label: string;
    placeholder: string;
    value: string;
    onChange: (value: string) => void;
  };
  /** What can be done with the list: to the right of the title. */
  aside: ReactNode;
  views: ReactNode;
  /** Beside the search, or below it. */
  filters: ReactNode;
  /** The active filters, as removable tags. */
  tags: ReactNode;
}

export function RowListHead({ title, search, aside, views, filters, tags }: RowListHeadProps) {
  return (
    <>
      <PageHead title={title} aside={aside} />
      {views}
      <div className={styles.find}>
        <div className={styles.search}>
          <SearchField {...search} />
        </div>
        {filters}
      </div>
      <div className={styles.tags}>{tags}</div>
    </>
  );
}

interface RowListProgressProps {
  /** The total number in words; undefined while the first rows load. */
  counted: string | undefined;
  /** Announced while they load. */
  loading: string;
  /** The rows shown could not be refetched. */
  hasFailed: boolean;
}

/** Also announced to screen readers: loading, the total number, and a failed refetch. */
export function RowListProgress({ counted, loading, hasFailed }: RowListProgressProps) {
  const text = useText();
  const isLate = useDelayed();
  return (
    <>
      <p className={counted === undefined ? 'visually-hidden' : styles.counted} role="status">
        {counted ?? (isLate && loading)}
      </p>
      {hasFailed && (
        <p className={styles.outdated} role="status">
          {text('dashboard.notRefreshed')}
        </p>
      )}
    </>
  );
}

interface RowListFailureProps {
  sentence: string;
  isBusy: boolean;
  onTryAgain: () => void;
  /** Gets the focus when the rows have loaded. */
  searchBox: RefObject<HTMLElement | null>;
}

/** Replaces rows that could not be loaded at all. */
export function RowListFailure({ sentence, isBusy, onTryAgain, searchBox }: RowListFailureProps) {
  const text = useText();
  const banner = useRef<HTMLDivElement>(null);
  useFocusHandover(banner, () => searchBox.current);
  return (
    <Banner
      ref={banner}
      kind="error"
      action={
        <Button variant="text" busy={isBusy} onClick={onTryAgain}>
          {text('dashboard.tryAgain')}
        </Button>
      }
    >
      {sentence}
    </Banner>
  );
}

interface RowListEmptyProps {
  title: string;
  /** Clears the search and the filters; null when there are none. */
  onClear: (() => void) | null;
}

export function RowListEmpty({ title, onClear }: RowListEmptyProps) {
  const text = useText();
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={title}
        {...(onClear && {
          hint: text('dashboard.filteredHint'),
          action: (
            <Button variant="secondary" onClick={onClear}>
              {text('dashboard.clearFilters')}
            </Button>
          ),
        })}
      />
    </div>
  );
}
