// Alternatives to a fully booked exhibitor: the most similar matches with free hours, selectable in place.
import { monogram } from '@visavis/domain/exhibitor/pigment';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { Interest } from '@visavis/domain/interest/schema';
import { keepAlternatives, similarExhibitors } from '@visavis/domain/matching/alternatives';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { AlternativeList } from '../../../ui/alternative-list.tsx';
import { useFocusHandover } from '../../../ui/use-focus-handover.ts';
import { capacityText } from './capacity-line.tsx';
import styles from './similar-exhibitors.module.css';

export const similarHeadingId = (exhibitorId: number): string => `similar-${exhibitorId}`;

export interface SimilarExhibitorsProps {
  /** Whether `selected` already is the visitor's own selection. */
  isKnown: boolean;
  exhibitor: Exhibitor;
  /** All of the visitor's matches, regardless of the current search. */
  listed: readonly Exhibitor[];
  /** The cards above this one: they were just read. */
  above: readonly Exhibitor[];
  interests: readonly Interest[];
  hoursOf(exhibitorId: number): number | undefined;
  selected: readonly Exhibitor[];
  nameOf(exhibitor: Exhibitor): string;
  isMaximum: boolean;
  /** Id of the line that says that the maximum is reached. */
  maximumLineId: string;
  onToggle(exhibitor: Exhibitor): void;
  onViewProducts(exhibitor: Exhibitor): void;
}

export function SimilarExhibitors(props: SimilarExhibitorsProps) {
  const { exhibitor, hoursOf, selected, nameOf, isMaximum, maximumLineId } = props;
  const text = useText();
  const pigmentOf = usePigments();
  const block = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useSteadyAlternatives(props);
  const byId = new Map(shown.map((one) => [one.id, one]));
  useFocusHandover(block, () => block.current?.closest('li')?.querySelector('h3'));

  const act = (id: number, action: (exhibitor: Exhibitor) => void): void => {
    const one = byId.get(id);
    if (one) action(one);
  };

  return (
    <div ref={block} className={styles.block}>
      <h4 id={similarHeadingId(exhibitor.id)} ref={heading} tabIndex={-1}>
        {text('matching.similarHeading')}
      </h4>
      {shown.length === 0 && <p>{text('matching.similarNone')}</p>}
      {shown.length > 0 && (
        <AlternativeList
          labelledBy={similarHeadingId(exhibitor.id)}
          fallbackFocusRef={heading}
          onOpen={(id) => act(id, props.onViewProducts)}
          onAction={(id) => act(id, props.onToggle)}
          items={shown.map((one) => {
            const isSelected = selected.some(({ id }) => id === one.id);
            const names = { company: nameOf(one), full: nameOf(exhibitor) };
            return {
              id: one.id,
              name: one.company_name,
              openLabel: text('matching.similarProducts', { company: nameOf(one) }),
              note: capacityText(text, hoursOf(one.id)),
              letter: monogram(one.company_name),
              pigment: pigmentOf(one),
              action: {
                text: text(isSelected ? 'matching.selected' : 'matching.select'),
                label: text(isSelected ? 'matching.selectedSimilar' : 'matching.selectSimilar', names),
                isTaken: isSelected,
                heldById: isMaximum && !isSelected ? maximumLineId : undefined,
              },
            };
          })}
        />
      )}
    </div>
  );
}

/** Alternatives keep their place once shown, so that one selected here can be deselected here. */
function useSteadyAlternatives(props: SimilarExhibitorsProps): Exhibitor[] {
  const { isKnown, exhibitor, listed, above, interests, hoursOf, selected } = props;
  const best = useMemo(() => {
    const knownIds = new Set([...selected, ...above].map(({ id }) => id));
    const chosenIds = interests.map(({ subCategoryId }) => subCategoryId);
    return similarExhibitors(exhibitor, listed, chosenIds, hoursOf, knownIds);
  }, [exhibitor, listed, above, interests, hoursOf, selected]);
  const [shownIds, setShownIds] = useState<readonly number[]>([]);
  const shown = shownIds.flatMap((id) => listed.find((one) => one.id === id) ?? []);
  // Until the visitor's selection is known, no place is kept.
  const next = keepAlternatives(isKnown ? shown : [], best, hoursOf);
  if (isKnown && (next.length !== shownIds.length || next.some(({ id }, index) => id !== shownIds[index])))
    setShownIds(next.map(({ id }) => id));
  return next;
}
