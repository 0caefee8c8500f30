// The Top Matches page: exhibitors that match the visitor's interests, and the selection of those to meet.

import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { createExhibitorFilter } from '@visavis/domain/exhibitor/search-filter';
import { type Interest, selectionKey } from '@visavis/domain/interest/schema';
import { EXHIBITORS_FAILED, maximumSelected } from '@visavis/domain/meeting/messages';
import { SearchX } from 'lucide-react';
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { type Text, useText } from '../../i18n/text.ts';
import { useCountryName } from '../../i18n/use-country-name.ts';
import { ApiError } from '../../lib/api-client.ts';
import { usePigments } from '../../queries/use-pigments.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { useExhibitorSearch } from './api.ts';
import { FilteringBy } from './components/filtering-by.tsx';
import { ListSkeleton } from './components/list-skeleton.tsx';
import { MatchList } from './components/match-list.tsx';
import { ProductDialog } from './components/product-dialog.tsx';
import { SelectionDock, SelectionPanel } from './components/selection-panel.tsx';
import styles from './matching-page.module.css';
import { useFocusOfNewCard } from './use-focus-of-new-card.ts';
import { useFreeHours } from './use-free-hours.ts';
import { EXHIBITORS_PER_PAGE, useListPlace } from './use-list-place.ts';
import { useScrollAfterReload } from './use-scroll-after-reload.ts';
import { useSelection } from './use-selection.ts';
import { useTimeout } from './use-timeout.ts';

/** How long the list waits for the free hours, to avoid a layout shift; then it shows without them. */
const HOURS_WAIT_MS = 800;

export interface MatchingPageProps {
  /** Whether the visitor's selection is known; false in a server-rendered page. */
  isKnown: boolean;
  interests: readonly Interest[];
  /** In the order of choosing. */
  selected: readonly Exhibitor[];
  /** @param names to be stored for these interests, and passed back as `remembered` */
  onSelectedChange(selected: Exhibitor[], names: string[]): void;
  /** The names remembered for these interests; null if none were. */
  remembered: readonly string[] | null;
  /** Exhibitors with which the visitor already has an hour; the server counts it as taken. */
  plannedIds: ReadonlySet<number>;
  maximum: number;
  minimum: number;
  /** Texts while fewer than the minimum are selected: beside Schedule meeting, and when it is pressed. */
  tooFew?: { line: string; pressed: string };
  onBackToInterest(): void;
  onSchedule(): void;
}

export function MatchingPage(props: MatchingPageProps) {
  const { interests, selected, onSelectedChange, remembered, maximum, minimum } = props;
  const text = useText();
  const toast = useToast();
  const isWide = useWideScreen();
  const pigmentOf = usePigments();
  const place = useListPlace();
  const maximumLineId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [viewing, setViewing] = useState<Exhibitor | null>(null);

  const subCategories = interests.map((interest) => interest.subCategory);
  const search = useExhibitorSearch(subCategories);
  const listed = search.isSuccess ? search.data : null;
  const free = useFreeHours(listed, props.plannedIds);
  const hasWaited = useTimeout(listed !== null, HOURS_WAIT_MS);
  const shown = !free.isPending || hasWaited ? listed : null;
  const change = useSelection({
    isKnown: props.isKnown,
    listed,
    interestKey: selectionKey(subCategories),
    selected,
    remembered,
    maximum,
    onSelectedChange,
  });

  const wantedText = useDeferredValue(place.text);
  const countryOf = useCountryName();
  const filter = useMemo(() => createExhibitorFilter(shown ?? [], countryOf), [shown, countryOf]);
  const matches = useMemo(() => filter(wantedText), [filter, wantedText]);
  const cards = matches.slice(0, place.count);
  const isEmpty = shown !== null && matches.length === 0;
  const list = useFocusOfNewCard(cards.length);
  useScrollAfterReload(shown !== null);

  const toggle = useCallback(
    (exhibitor: Exhibitor) => {
      if (change && !change.toggle(exhibitor)) toast(text.rule(maximumSelected(maximum)), 'warning');
    },
    [change, toast, text, maximum],
  );

  const selection = {
    selected,
    maximum,
    minimum,
    maximumLineId,
    tooFew: props.tooFew?.line,
    onTooFew: () => props.tooFew && toast(text.rule(props.tooFew.pressed), 'warning'),
    onSchedule: props.onSchedule,
  };
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
          {(listed ? !shown : search.isFetching) && <ListSkeleton />}
          {search.isError && !search.isFetching && (
            <LoadFailure again={search.refetch}>{failureOf(text, search.error)}</LoadFailure>
          )}
          {shown && (
            <p role="status" className={styles.showing}>
              {text('matching.showing', { shown: cards.length, total: matches.length })}
            </p>
          )}
          {change && shown && cards.length > 0 && (
            <MatchList
              ref={list.ref}
              isKnown={props.isKnown}
              cards={cards}
              listed={shown}
              interests={interests}
              hoursOf={free.hoursOf}
              selected={selected}
              nameOf={change.nameOf}
              maximum={maximum}
              maximumLineId={maximumLineId}
              onToggle={toggle}
              onViewProducts={setViewing}
            />
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
                // Clearing removes the button, so the focus moves to the title.
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
      {props.isKnown && isWide && (
        <SelectionPanel
          {...selection}
          change={change}
          onBackToInterest={isEmpty ? undefined : props.onBackToInterest}
        />
      )}
      {props.isKnown && !isWide && <SelectionDock {...selection} />}
      {viewing && (
        <ProductDialog
          exhibitor={viewing}
          pigment={pigmentOf(viewing)}
          {...(change && {
            select: {
              spokenName: change.nameOf(viewing),
              freeHours: free.hoursOf(viewing.id),
              isSelected: selected.some(({ id }) => id === viewing.id),
              isBlocked: selected.length >= maximum && selected.every(({ id }) => id !== viewing.id),
              maximum,
              onToggle: toggle,
            },
          })}
          onClose={() => setViewing(null)}
        />
      )}
    </div>
  );
}

/** The server's `error`, or the specified sentence (business matching 8). */
const failureOf = (text: Text, error: unknown): string =>
  error instanceof ApiError && error.serverError
    ? text.message(error.reason, error.serverError)
    : text.rule(EXHIBITORS_FAILED);
