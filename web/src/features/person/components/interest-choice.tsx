// The interests of somebody who is registered by hand, by category; they are optional.
import { useQuery } from '@tanstack/react-query';
import { getCategoryTree } from '@visavis/contract/category-tree/calls';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { call } from '../../../lib/api-client.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import styles from './interest-choice.module.css';

interface InterestChoiceProps {
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

export function InterestChoice({ chosen, onChange }: InterestChoiceProps) {
  const text = useText();
  const words = useDates();
  const { data, isError } = useQuery({
    queryKey: ['categories', 'choice'],
    queryFn: ({ signal }) => call(getCategoryTree, { query: {}, signal }),
  });
  if (isError && !data) return <p>{text('people.interestsFailed')}</p>;
  return (
    <div className={styles.categories}>
      {(data?.categories ?? []).map((category) => {
        const ids = category.subCategories.map(({ id }) => id);
        const count = chosen.filter((id) => ids.includes(id)).length;
        return (
          <details key={category.id} className={styles.category}>
            <summary>
              {count > 0
                ? text('exhibitors.withCount', { title: words.named(category), count })
                : words.named(category)}
            </summary>
            {category.subCategories.map((sub) => (
              <Checkbox
                key={sub.id}
                tone="neutral"
                label={words.named(sub)}
                checked={chosen.includes(sub.id)}
                onChange={(isOn) =>
                  onChange(isOn ? [...chosen, sub.id] : chosen.filter((id) => id !== sub.id))
                }
              />
            ))}
          </details>
        );
      })}
    </div>
  );
}
