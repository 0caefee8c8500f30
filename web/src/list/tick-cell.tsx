// The checkboxes of a list: one for each row, and one for all rows shown.
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import styles from './tick-cell.module.css';
import type { Selection } from './use-selection.ts';

export function TickCell({ id, name, selection }: { id: number; name: string; selection: Selection }) {
  const text = useText();
  return (
    <td {...TABLE_ROLES.cell} className={styles.cell}>
      <label className={styles.target}>
        <span className={styles.box}>
          <input
            type="checkbox"
            aria-label={text('dashboard.tickOf', { name })}
            checked={selection.selected.has(id)}
            onClick={(event) => selection.toggle(id, event.shiftKey)}
            // The click handler changes the selection, because only it knows whether Shift was held.
            onChange={() => {}}
          />
          <Check aria-hidden />
        </span>
      </label>
    </td>
  );
}

export function TickAll({ selection }: { selection: Selection }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { ofShown } = selection;
  useEffect(() => {
    if (input.current) input.current.indeterminate = ofShown === 'some';
  }, [ofShown]);
  return (
    <th {...TABLE_ROLES.heading} scope="col" className={styles.heading}>
      <label className={styles.target}>
        <span className={styles.box}>
          <input
            ref={input}
            type="checkbox"
            aria-label={text('dashboard.tickAll')}
            checked={ofShown === 'all'}
            onChange={selection.toggleShown}
          />
          {ofShown === 'some' ? <Minus aria-hidden /> : <Check aria-hidden />}
        </span>
      </label>
    </th>
  );
}
