// Alternatives to a fully booked company, one tap away: the visitor's matches most similar to it.
import { monogram } from '@visavis/domain/exhibitor/pigment';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { selectionKey } from '@visavis/domain/interest/schema';
import { keepAlternatives, similarExhibitors } from '@visavis/domain/matching/alternatives';
import { removeMeeting } from '@visavis/domain/meeting/scheduling';
import { useId, useMemo, useRef, useState } from 'react';
import { useExhibitorSearch } from '../../features/matching/api.ts';
import { selectionMemory } from '../../features/matching/selection-memory.ts';
import { useFreeHours } from '../../features/matching/use-free-hours.ts';
import { useText } from '../../i18n/text.ts';
import { usePigments } from '../../queries/use-pigments.ts';
import { AlternativeList } from '../../ui/alternative-list.tsx';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import type { JourneyDraft } from '../draft/journey-draft.ts';
import { withNames } from '../draft/stored-shapes.ts';
import styles from './schedule-alternatives.module.css';

type SwappingDraft = Pick<JourneyDraft, 'interests' | 'exhibitors' | 'namesByInterests' | 'meetings'>;

interface ScheduleAlternativesProps {
  draft: SwappingDraft;
  exhibitorId: number;
  /** Called after the company was swapped for the one to show. */
  onSwapped: (newExhibitorId: number) => void;
}

const NOBODY: ReadonlySet<number> = new Set();

export function ScheduleAlternatives({ draft, exhibitorId, onSwapped }: ScheduleAlternativesProps) {
  const text = useText();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pigmentOf = usePigments();
  const [interests] = useStoredValue(draft.interests);
  const [selected] = useStoredValue(draft.exhibitors);
  const subCategories = interests.map(({ subCategory }) => subCategory);
  const search = useExhibitorSearch(subCategories);
  const listed = search.data ?? null;
  const free = useFreeHours(listed, NOBODY);
  const full = selected.find(({ id }) => id === exhibitorId);
  const alternatives = useAlternatives(draft, listed, full, free.hoursOf);

  function swap(id: number): void {
    const chosen = listed?.find((one) => one.id === id);
    if (!chosen || !listed) return;
    swapInDraft(draft, exhibitorId, chosen, listed, selectionKey(subCategories));
    onSwapped(id);
  }

  if (search.isPending || free.isPending || !full) return null;
  return (
    <div>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        {text('scheduling.similarHeading')}
      </h2>
      {alternatives.length === 0 ? (
        <p>{text(listed ? 'scheduling.similarNone' : 'scheduling.similarFailed')}</p>
      ) : (
        <AlternativeList
          labelledBy={headingId}
          fallbackFocusRef={heading}
          onAction={swap}
          items={alternatives.map((one) => ({
            id: one.id,
            name: one.company_name,
            note: text('scheduling.hoursFree', { count: free.hoursOf(one.id) ?? 0 }),
            letter: monogram(one.company_name),
            pigment: pigmentOf(one),
            action: {
              text: text('scheduling.swap'),
              label: text('scheduling.swapFor', { full: full.company_name, company: one.company_name }),
            },
          }))}
        />
      )}
    </div>
  );
}

/** Alternatives on screen keep their place while they have free hours, so that nothing moves under the pointer. */
function useAlternatives(
  draft: SwappingDraft,
  listed: readonly Exhibitor[] | null,
  full: Exhibitor | undefined,
  hoursOf: (exhibitorId: number) => number | undefined,
): Exhibitor[] {
  const [interests] = useStoredValue(draft.interests);
  const [selected] = useStoredValue(draft.exhibitors);
  const best = useMemo(() => {
    if (!listed || !full) return [];
    return similarExhibitors(
      // A selection stored by an earlier version has no sub-categories.
      listed.find(({ id }) => id === full.id) ?? full,
      listed,
      interests.map(({ subCategoryId }) => subCategoryId),
      hoursOf,
      new Set(selected.map(({ id }) => id)),
    );
  }, [listed, full, interests, hoursOf, selected]);
  const [shownIds, setShownIds] = useState<readonly number[]>([]);
  const shown = shownIds.flatMap((id) => listed?.find((one) => one.id === id) ?? []);
  const next = keepAlternatives(shown, best, hoursOf);
  if (next.length !== shownIds.length || next.some(({ id }, index) => id !== shownIds[index]))
    setShownIds(next.map(({ id }) => id));
  return next;
}

/** The new company takes the old one's place in the selection; the old one's meeting is dropped. */
function swapInDraft(
  { exhibitors, meetings, namesByInterests }: SwappingDraft,
  oldId: number,
  chosen: Exhibitor,
  listed: readonly Exhibitor[],
  interestKey: string,
): void {
  const selected = exhibitors.read().map((one) => (one.id === oldId ? chosen : one));
  meetings.write(removeMeeting(meetings.read(), oldId));
  exhibitors.write(selected);
  const names = selected.map(selectionMemory(listed).nameOf);
  namesByInterests.write(withNames(namesByInterests.read(), interestKey, names));
}
