// The open list of companies, with all that a keyboard may ask of it; it begins open, and stays when it is closed.
import { useSelect } from 'downshift';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import type { SchedulingCompany } from '../companies.ts';
import { CompanyName } from './company-name.tsx';
import styles from './company-select.module.css';
import type { CompanySelectProps } from './company-select-props.ts';

interface CompanyListboxProps extends CompanySelectProps {
  /** Keys that were pressed while this list was on its way, by their names; they count as if it had been there. */
  pressed: readonly string[];
}

export function CompanyListbox({ companies, selected, onSelect, pressed }: CompanyListboxProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(pressed);
  const { isOpen, highlightedIndex, getLabelProps, getToggleButtonProps, getMenuProps, getItemProps } =
    useSelect<SchedulingCompany>({
      items: companies,
      selectedItem: selected,
      initialHighlightedIndex: companies.findIndex(({ id }) => id === selected.id),
      initialIsOpen: true,
      itemToKey: (company) => company?.id,
      itemToString: (company) => company?.name ?? '',
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) onSelect(selectedItem.id);
      },
    });
  // Before anything else can happen: between the box that goes and this one no key may fall beside both.
  useLayoutEffect(() => box.current?.focus(), []);
  // One at a time: what a key does depends on what the one before it has done. And before the next one of the hand.
  useLayoutEffect(() => {
    const [key, ...rest] = waiting;
    if (key === undefined) return;
    box.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    setWaiting(rest);
  }, [waiting]);
  // A label leads to controls of the browser's own alone: this one names the box by its id.
  const { htmlFor: _, ...labelProps } = getLabelProps();
  return (
    <div className={styles.field}>
      <span className={styles.label} {...labelProps}>
        {text('scheduling.company')}
      </span>
      <div className={styles.box} {...getToggleButtonProps({ ref: box })}>
        <CompanyName company={selected} />
        {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      </div>
      <ul className={styles.menu} data-open={isOpen} {...getMenuProps()}>
        {isOpen &&
          companies.map((company, index) => (
            <li
              key={company.id}
              className={styles.option}
              data-active={index === highlightedIndex}
              data-chosen={company.id === selected.id}
              {...getItemProps({ item: company, index })}
            >
              <CompanyName company={company} />
              {company.id === selected.id && <Check aria-hidden="true" />}
            </li>
          ))}
      </ul>
    </div>
  );
}
