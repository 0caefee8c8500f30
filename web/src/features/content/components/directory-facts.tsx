// The figures of this edition, counted from its directory.
import { useQuery } from '@tanstack/react-query';
import type { DirectoryFacts as Facts } from '@visavis/domain/directory/schema';
import { type TextId, useText } from '../../../i18n/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { directoryFactsQuery } from '../api.ts';
import styles from './directory-facts.module.css';

const FACTS = [
  ['exhibitors', 'content.factExhibitors'],
  ['countries', 'content.factCountries'],
  ['subCategories', 'content.factSubCategories'],
  ['meetingHours', 'content.factHours'],
] as const satisfies readonly [keyof Facts, TextId][];

export function DirectoryFacts() {
  const text = useText();
  const { data: facts, isError } = useQuery(directoryFactsQuery());
  if (isError && !facts) return <p className={styles.note}>{text('content.notCounted')}</p>;
  if (!facts) return <Skeleton height="14.25rem" />;
  return (
    <div>
      <dl className={styles.facts}>
        {FACTS.map(([fact, name]) => (
          <div key={fact}>
            <dt>{text(name, { count: facts[fact] })}</dt>
            <dd>{text('content.number', { count: facts[fact] })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text('content.counted')}</p>
    </div>
  );
}
