// The choice of how many rows a list shows at a time, which is stored with the person's preferences.
import { PAGE_SIZES } from '@visavis/domain/staff/preferences';
import { useText } from '../i18n/text.ts';
import { FilterSelect } from './filter-select.tsx';
import styles from './rows-at-a-time.module.css';
import type { List } from './use-list.ts';

export function RowsAtATime({ pageSize }: { pageSize: NonNullable<List<unknown>['pageSize']> }) {
  const text = useText();
  const { own, chosen, choose } = pageSize;
  const sizes = [...new Set([own, ...PAGE_SIZES])].sort((a, b) => a - b);
  return (
    <div className={styles.place}>
      <FilterSelect
        label={text('dashboard.rowsAtATime')}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(chosen ?? own)}
        onChange={(value) => choose(Number(value))}
      />
    </div>
  );
}
