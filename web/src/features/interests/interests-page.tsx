// The interest step: a searchable accordion of categories, and a bar with the chosen interests.
import type { CategoryTree, SubCategory } from '@visavis/domain/category/schema';
import type { Interest } from '@visavis/domain/interest/schema';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/text.ts';
import { classNames } from '../../ui/class-names.ts';
import { Journey } from '../../ui/journey.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { CategoryAccordion } from './components/category-accordion.tsx';
import { CategoryNotes } from './components/category-notes.tsx';
import { CategorySkeleton, SKELETON_ROWS } from './components/category-skeleton.tsx';
import { InterestBar } from './components/interest-bar.tsx';
import { LoadMore } from './components/load-more.tsx';
import { searchCategories, toggled } from './interest-choice.ts';
import styles from './interests-page.module.css';
import { useCategories } from './use-categories.ts';

interface InterestsPageProps {
  /** In the order of choosing; they stay selected while their category is not loaded. */
  selected: readonly Interest[];
  /** How many exhibitors match; 'loading' while they are counted, null if unknown. */
  matches: number | 'loading' | null;
  /** Receives an updater, because another tab may have changed the selection in the meantime. */
  onChange: (change: (selected: readonly Interest[]) => Interest[]) => void;
  onBack: () => void;
  onNext: () => void;
  stepper: ReactNode;
}

export function InterestsPage({ selected, matches, onChange, onBack, onNext, stepper }: InterestsPageProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { state, loadMore, loadAll, tryAgain } = useCategories();
  const search = typed.trim();
  const isSearching = search !== '';
  const found = searchCategories(state.categories, search, useLanguage());
  const isFirstLoad = state.loading && state.categories.length === 0;
  const showsSkeleton = useDelayed() && (isFirstLoad || (state.loading && isSearching));

  const changeSearch = (next: string) => {
    setTyped(next);
    if (next.trim() !== '') loadAll();
  };
  const toggle = (category: CategoryTree, sub: SubCategory) => onChange((now) => toggled(now, category, sub));

  return (
    <Journey
      title={text('interests.title')}
      lead={text('interests.lead')}
      stepper={stepper}
      stepperFromTablet
    >
      <SearchField
        label={text('interests.search')}
        placeholder={text('interests.search')}
        value={typed}
        onChange={changeSearch}
        ref={searchBox}
      />
      <section
        className={classNames(styles.list, isFirstLoad && styles.first)}
        aria-label={text('interests.categories')}
        aria-busy={state.loading}
      >
        <CategoryNotes
          state={state}
          isSearching={isSearching}
          found={found.length}
          onTryAgain={tryAgain}
          rows={rows}
        />
        <CategoryAccordion found={found} search={search} selected={selected} onToggle={toggle} ref={rows} />
        {showsSkeleton && <CategorySkeleton rows={isFirstLoad ? SKELETON_ROWS : 1} />}
        {!isSearching && <LoadMore state={state} onLoad={loadMore} rows={rows} />}
      </section>
      <p className={styles.note}>{text('interests.allRequired')}</p>
      <InterestBar
        selected={selected}
        matches={matches}
        onChange={onChange}
        fallbackFocusRef={searchBox}
        onBack={onBack}
        onNext={onNext}
      />
    </Journey>
  );
}
