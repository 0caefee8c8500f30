// Top Matches: the exhibitors that answer the visitor's interests, and the choice of those to meet.
import { assignPigments, preferredPigment } from '@visavis/domain/exhibitor/pigment';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { filterExhibitors } from '@visavis/domain/exhibitor/search-filter';
import { type Interest, selectionKey } from '@visavis/domain/interest/schema';
import { EXHIBITORS_FAILED, maximumSelected } from '@visavis/domain/meeting/messages';
import { SearchX } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { useExhibitorSearch } from './api.ts';
import { ExhibitorCard } from './components/exhibitor-card.tsx';
import { ListSkeleton } from './components/list-skeleton.tsx';
import { ProductDialog } from './components/product-dialog.tsx';
import { SelectionDock, SelectionPanel } from './components/selection-panel.tsx';
import styles from './matching-page.module.css';
import { EXHIBITORS_PER_PAGE, useListPlace } from './use-list-place.ts';
import { useScrollAfterReload } from './use-scroll-after-reload.ts';
import { useSelection } from './use-selection.ts';

export interface MatchingPageProps {
  interests: readonly Interest[];
  /** In the order of choosing. */
  selected: readonly Exhibitor[];
  /** @param names what to remember for these interests, and to give back as `remembered` */
  onSelectedChange(selected: Exhibitor[], names: string[]): void;
  /** The names remembered for these interests, null when none were. */
  remembered: readonly string[] | null;
  maximum: number;
  minimum: number;
  /** Said beside Schedule meeting while fewer than the minimum are selected; without it the button waits unseen. */
  tooFew?: string;
  onBackToInterest(): void;
  onSchedule(): void;
}

export function MatchingPage(props: MatchingPageProps) {
  const { interests, selected, onSelectedChange, remembered, maximum, minimum } = props;
  const text = useText();
  const toast = useToast();
  const isWide = useWideScreen();
  const place = useListPlace();
  const maximumLineId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [viewing, setViewing] = useState<Exhibitor | null>(null);

  const subCategories = interests.map((interest) => interest.subCategory);
  const search = useExhibitorSearch(subCategories);
  const listed = search.isSuccess ? search.data : null;
  const change = useSelection({
    listed,
    interestKey: selectionKey(subCategories),
    selected,
    remembered,
    maximum,
    onSelectedChange,
  });

  const wantedText = useDeferredValue(place.text);
  const matches = useMemo(() => filterExhibitors(listed ?? [], wantedText), [listed, wantedText]);
  const cards = matches.slice(0, place.count);
  const isEmpty = listed !== null && matches.length === 0;
  const list = useFocusOfNewCard(cards.length);
  useScrollAfterReload(listed !== null);

  const toggle = useCallback(
    (exhibitor: Exhibitor) => {
      if (change && !change.toggle(exhibitor)) toast(text.said(maximumSelected(maximum)), 'warning');
    },
    [change, toast, text, maximum],
  );

  const selection = {
    selected,
    maximum,
    minimum,
    maximumLineId,
    tooFew: props.tooFew,
    onSchedule: props.onSchedule,
  };
  const selectedIds = new Set(selected.map((exhibitor) => exhibitor.id));
  const rest = matches.length - cards.length;

  return (
    <div className={styles.page}>
      <div className={styles.matches}>
        <h1 ref={title} tabIndex={-1}>
          {text('matching.title')}
        </h1>
        <FilteringBy interests={interests} isScroller={!isWide} />
        <SearchField
          label={text('matching.searchLabel')}
          placeholder={text('matching.searchPlaceholder')}
          value={place.text}
          onChange={place.setText}
        />
        <section className={styles.container} aria-labelledby="matches-heading">
          <h2 id="matches-heading" className="visually-hidden">
            {text('matching.listHeading')}
          </h2>
          {search.isFetching && !listed && <ListSkeleton />}
          {search.isError && !search.isFetching && (
            <Banner
              kind="error"
              action={
                <Button variant="text" onClick={() => void search.refetch()}>
                  {text('matching.tryAgain')}
                </Button>
              }
            >
              {text.said(sentenceOf(search.error))}
            </Banner>
          )}
          {listed && (
            <p role="status" className={styles.showing}>
              {text('matching.showing', { shown: cards.length, total: matches.length })}
            </p>
          )}
          {change && cards.length > 0 && (
            <ul ref={list.ref} className={styles.list}>
              {cards.map((exhibitor) => (
                <ExhibitorCard
                  key={exhibitor.id}
                  exhibitor={exhibitor}
                  spokenName={change.nameOf(exhibitor)}
                  isSelected={selectedIds.has(exhibitor.id)}
                  isBlocked={!selectedIds.has(exhibitor.id) && selected.length >= maximum}
                  blockedById={maximumLineId}
                  onToggle={toggle}
                  onViewProducts={setViewing}
                />
              ))}
            </ul>
          )}
          {isEmpty && (
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={text('matching.noneTitle')}
              hint={text('matching.noneHint')}
              action={
                <Button variant="secondary" onClick={props.onBackToInterest}>
                  {text('matching.backToInterest')}
                </Button>
              }
            />
          )}
        </section>
        <div className={styles.foot}>
          {rest > 0 && (
            <Button
              variant="secondary"
              className={styles.more}
              onClick={() => {
                list.willGrow();
                place.showMore();
              }}
            >
              {text('matching.showMore', { count: Math.min(EXHIBITORS_PER_PAGE, rest) })}
            </Button>
          )}
          {!isWide && change && selected.length > 0 && (
            <Button
              variant="text"
              onClick={() => {
                // The button goes with the selection; what it leaves behind is read from the top.
                title.current?.focus();
                change.clear();
              }}
            >
              {text('matching.clearSelections')}
            </Button>
          )}
          {!isWide && !isEmpty && (
            <Button variant="text" onClick={props.onBackToInterest}>
              {text('matching.backToInterest')}
            </Button>
          )}
          {cards.length > 0 && (
            <Button
              variant="text"
              className={styles.top}
              onClick={() => {
                title.current?.focus({ preventScroll: true });
                window.scrollTo({ top: 0 });
              }}
            >
              {text('matching.backToTop')}
            </Button>
          )}
        </div>
      </div>
      {isWide ? (
        <SelectionPanel
          {...selection}
          change={change}
          onBackToInterest={isEmpty ? undefined : props.onBackToInterest}
        />
      ) : (
        <SelectionDock {...selection} />
      )}
      {viewing && (
        <ProductDialog
          exhibitor={viewing}
          pigment={pigmentOf(viewing, selected)}
          onClose={() => setViewing(null)}
        />
      )}
    </div>
  );
}

function FilteringBy({ interests, isScroller }: { interests: readonly Interest[]; isScroller: boolean }) {
  const text = useText();
  if (interests.length === 0) return null;
  return (
    <div className={styles.filtering}>
      <p id="filtering-by">{text('matching.filteringBy')}</p>
      <ul aria-labelledby="filtering-by" tabIndex={isScroller ? 0 : undefined}>
        {interests.map((interest) => (
          <li key={interest.subCategoryId}>
            <Tag>{interest.subCategory}</Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** After Show More the first new card's heading has the focus, so that reading goes on where the list went on. */
function useFocusOfNewCard(cardCount: number) {
  const ref = useRef<HTMLUListElement>(null);
  const isGrowing = useRef(false);
  const before = useRef(cardCount);
  useEffect(() => {
    if (isGrowing.current && cardCount > before.current)
      ref.current?.children[before.current]?.querySelector('h3')?.focus();
    isGrowing.current = false;
    before.current = cardCount;
  }, [cardCount]);
  const willGrow = (): void => {
    isGrowing.current = true;
  };
  return { ref, willGrow };
}

const sentenceOf = (error: unknown): string =>
  (error instanceof ApiError && error.serverError) || EXHIBITORS_FAILED;

/** The swatch that the exhibitor has in the panel, or would ask for. */
function pigmentOf(exhibitor: Exhibitor, selected: readonly Exhibitor[]): number {
  const place = selected.findIndex((one) => one.id === exhibitor.id);
  const pigments = assignPigments(selected.map((one) => one.company_name));
  return pigments[place] ?? preferredPigment(exhibitor.company_name);
}
