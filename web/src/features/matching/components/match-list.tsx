// The displayed cards of the list, each with its free hours, and alternatives for fully booked ones.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { Interest } from '@visavis/domain/interest/schema';
import { capacityOf } from '@visavis/domain/matching/capacity';
import { type Ref, useMemo } from 'react';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { ExhibitorCard } from './exhibitor-card.tsx';
import styles from './match-list.module.css';
import { SimilarExhibitors } from './similar-exhibitors.tsx';

interface MatchListProps {
  ref: Ref<HTMLUListElement>;
  /** Whether `selected` already is the visitor's own selection. */
  isKnown: boolean;
  /** The search results, as far as they are shown. */
  cards: readonly Exhibitor[];
  /** All of the visitor's matches. */
  listed: readonly Exhibitor[];
  interests: readonly Interest[];
  /** Free hours of an exhibitor, undefined while unknown. */
  hoursOf(exhibitorId: number): number | undefined;
  selected: readonly Exhibitor[];
  nameOf(exhibitor: Exhibitor): string;
  maximum: number;
  /** Id of the line that says that the maximum is reached. */
  maximumLineId: string;
  onToggle(exhibitor: Exhibitor): void;
  onViewProducts(exhibitor: Exhibitor): void;
}

export function MatchList({ ref, isKnown, cards, maximum, ...common }: MatchListProps) {
  const { interests, hoursOf, selected, nameOf, maximumLineId, onToggle, onViewProducts } = common;
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const countryName = useCountryName();
  const isMaximum = selected.length >= maximum;
  return (
    <ul ref={ref} className={styles.list}>
      {cards.map((exhibitor, index) => {
        const freeHours = hoursOf(exhibitor.id);
        const isFull = capacityOf(freeHours) === 'full';
        return (
          <ExhibitorCard
            key={exhibitor.id}
            exhibitor={exhibitor}
            country={countryName(exhibitor.region_country)}
            spokenName={nameOf(exhibitor)}
            interests={interests}
            freeHours={freeHours}
            isSelected={selectedIds.has(exhibitor.id)}
            isBlocked={isMaximum && !selectedIds.has(exhibitor.id)}
            blockedById={maximumLineId}
            onToggle={onToggle}
            onViewProducts={onViewProducts}
            similar={
              isFull && (
                <SimilarExhibitors
                  isKnown={isKnown}
                  exhibitor={exhibitor}
                  isMaximum={isMaximum}
                  {...common}
                  above={cards.slice(0, index)}
                />
              )
            }
          />
        );
      })}
    </ul>
  );
}
