// The interests by which the list is filtered.
import type { Interest } from '@visavis/domain/interest/schema';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Tag } from '../../../ui/chip.tsx';
import styles from './filtering-by.module.css';

interface FilteringByProps {
  interests: readonly Interest[];
  /** Whether the interests are on one line that scrolls sideways. */
  isScroller: boolean;
}

export function FilteringBy({ interests, isScroller }: FilteringByProps) {
  const text = useText();
  const dates = useDates();
  if (interests.length === 0) return null;
  return (
    <div className={styles.filtering}>
      <p id="filtering-by">{text('matching.filteringBy')}</p>
      <ul aria-labelledby="filtering-by" tabIndex={isScroller ? 0 : undefined}>
        {interests.map((interest) => (
          <li key={interest.subCategoryId}>
            <Tag>{dates.interest(interest)}</Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
