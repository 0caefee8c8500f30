// An accordion of categories and their sub-categories; a search expands every row that it finds.
import type { CategoryTree, SubCategory } from '@visavis/domain/category/schema';
import type { Interest } from '@visavis/domain/interest/schema';
import { type Ref, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { AccordionRow } from '../../../ui/accordion-row.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { type FoundCategory, isChosen } from '../interest-choice.ts';
import styles from './category-accordion.module.css';

interface CategoryAccordionProps {
  found: readonly FoundCategory[];
  /** Empty when there is no search. */
  search: string;
  selected: readonly Interest[];
  onToggle: (category: CategoryTree, sub: SubCategory) => void;
  ref?: Ref<HTMLDivElement>;
}

const NONE: ReadonlySet<number> = new Set();

export function CategoryAccordion({ found, search, selected, onToggle, ref }: CategoryAccordionProps) {
  const text = useText();
  const dates = useDates();
  const [open, setOpen] = useState(NONE);
  // Rows that the visitor closed during a search; another search text opens them again.
  const [closed, setClosed] = useState({ search, ids: NONE });
  const closedNow = closed.search === search ? closed.ids : NONE;
  const isOpen = (id: number) => (search === '' ? open.has(id) : !closedNow.has(id));
  const toggleRow = (id: number) => {
    if (search === '') setOpen(flipped(open, id));
    else setClosed({ search, ids: flipped(closedNow, id) });
  };

  if (found.length === 0) return null;
  return (
    <div className={styles.rows} ref={ref}>
      {found.map(({ category, subCategories }) => {
        const total = category.subCategories.length;
        const chosen = category.subCategories.filter((sub) => isChosen(selected, sub)).length;
        return (
          <AccordionRow
            key={category.id}
            heading={dates.named(category)}
            count={
              chosen > 0
                ? text('interests.selectedOf', { selected: chosen, total })
                : text('interests.subCategories', { count: total })
            }
            countIsYours={chosen > 0}
            open={isOpen(category.id)}
            onToggle={() => toggleRow(category.id)}
          >
            <ul className={styles.boxes}>
              {subCategories.map((sub) => (
                <li key={sub.id}>
                  <Checkbox
                    label={dates.named(sub)}
                    checked={isChosen(selected, sub)}
                    onChange={() => onToggle(category, sub)}
                  />
                </li>
              ))}
            </ul>
          </AccordionRow>
        );
      })}
    </div>
  );
}

function flipped(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
