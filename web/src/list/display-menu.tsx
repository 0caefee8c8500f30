// A menu for how a list is shown, stored for each person: columns, rows at a time, density and single keys.
import { DENSITIES, PAGE_SIZES } from '@visavis/domain/staff/preferences';
import { SlidersHorizontal } from 'lucide-react';
import { useText } from '../i18n/text.ts';
import { usePreferences } from '../queries/use-preferences.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { DisclosureButton } from '../ui/disclosure-button.tsx';
import styles from './display-menu.module.css';
import type { ListColumns } from './use-columns.ts';

export function DisplayMenu({ columns }: { columns: ListColumns }) {
  const text = useText();
  const { preferences, change } = usePreferences();
  return (
    <DisclosureButton words={text('dashboard.display')} icon={<SlidersHorizontal aria-hidden />} isCompact>
      <fieldset className={styles.group}>
        <legend>{text('dashboard.columns')}</legend>
        {columns.choices.map(({ key, title, isShown }) => (
          <Checkbox
            key={key}
            tone="neutral"
            label={title}
            checked={isShown}
            onChange={(shown) => columns.show(key, shown)}
          />
        ))}
      </fieldset>
      <Radios
        legend={text('dashboard.rowsAtATime')}
        name="page-size"
        options={PAGE_SIZES.map((size) => ({ value: size, words: String(size) }))}
        value={preferences.pageSize}
        onChange={(pageSize) => void change({ pageSize })}
      />
      <Radios
        legend={text('dashboard.density')}
        name="density"
        options={DENSITIES.map((density) => ({
          value: density,
          words: text(`dashboard.density.${density}`),
        }))}
        value={preferences.density}
        onChange={(density) => void change({ density })}
      />
      <Checkbox
        tone="neutral"
        label={text('dashboard.shortcutsOn')}
        checked={preferences.shortcuts}
        onChange={(shortcuts) => void change({ shortcuts })}
      />
    </DisclosureButton>
  );
}

interface RadiosProps<Value extends string | number> {
  legend: string;
  name: string;
  options: readonly { value: Value; words: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

function Radios<Value extends string | number>({
  legend,
  name,
  options,
  value,
  onChange,
}: RadiosProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.radios}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
