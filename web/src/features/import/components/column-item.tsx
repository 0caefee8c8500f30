// One column of the file: its heading and first value, its field, and which columns it is joined with.
import type { ImportView } from '@visavis/contract/import/plan';
import { takesFirst } from '@visavis/domain/import/joined-cells';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './import.module.css';

type Column = ImportView['reading']['columns'][number];
export type Field = Column['field'];

interface ColumnItemProps {
  column: Column;
  title: string;
  /** Titles of the other columns with the same field. */
  others: readonly string[];
  options: readonly { value: string; label: string }[];
  isDisabled: boolean;
  onChoose: (value: string) => void;
  /** Ignores the other columns with the same field. */
  onAlone: () => void;
}

export function ColumnItem(props: ColumnItemProps) {
  const { column, title, others, options, isDisabled, onChoose, onAlone } = props;
  const { sample, field, joined = '' } = column;
  const text = useText();
  const dates = useDates();
  return (
    <li>
      <div>
        <p className={styles.columnName}>{title}</p>
        <p className={styles.quiet}>{sample}</p>
      </div>
      <select
        className={styles.select}
        aria-label={text('imports.columnGoesTo', { heading: title })}
        value={field ?? ''}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {field && others.length > 0 && (
        <div className={styles.joined}>
          <p className={styles.quiet}>
            {text(takesFirst(field) ? 'imports.fillsIn' : 'imports.joinedWith', {
              columns: dates.list(others),
              value: joined,
            })}
          </p>
          <Button variant="text" aria-disabled={isDisabled} onClick={() => !isDisabled && onAlone()}>
            {text('imports.columnAlone', { heading: title })}
          </Button>
        </div>
      )}
    </li>
  );
}
