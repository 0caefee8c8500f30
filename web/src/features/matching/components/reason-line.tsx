// Why an exhibitor is a match: the visitor's interests that it covers.
import type { Interest } from '@visavis/domain/interest/schema';
import { coveredInterests } from '@visavis/domain/matching/reason';
import { ListChecks } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import styles from './card-lines.module.css';

interface ReasonLineProps {
  subCategoryIds: readonly number[] | undefined;
  interests: readonly Interest[];
}

export function ReasonLine({ subCategoryIds, interests }: ReasonLineProps) {
  const text = useText();
  const dates = useDates();
  const { covered, chosen } = coveredInterests(subCategoryIds, interests);
  // The edition may have changed since the interests were chosen; no reason is better than a wrong one.
  if (covered.length === 0) return null;
  const names = dates.series(covered.map(dates.interest));
  return (
    <p className={styles.reason}>
      <ListChecks aria-hidden />
      <span>
        <strong>{text('matching.reasonCount', { covered: covered.length, chosen: chosen.length })}</strong>
        {text('matching.reasonNames', { names })}
      </span>
    </p>
  );
}
