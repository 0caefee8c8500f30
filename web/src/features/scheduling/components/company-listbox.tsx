// The listbox of companies with full keyboard support; it mounts open, and stays mounted when closed.
import { useSelect } from 'downshift';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import stackStyles from '../../../ui/stack.module.css';
import type { SchedulingCompany } from '../companies.ts';
import { CompanyName } from './company-name.tsx';
import styles from './company-select.module.css';
import type { CompanySelectProps } from './company-select-props.ts';

interface CompanyListboxProps extends CompanySelectProps {
  /** Names of the keys pressed while this list was loading; they are replayed. */
  pressed: readonly string[];
}

export function CompanyListbox({ companies, selected, onSelect, pressed }: CompanyListboxProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [pendingKeys, setPendingKeys] = useState(pressed);
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
  // A layout effect, so that no key press is lost between the unmounted box and this one.
  useLayoutEffect(() => box.current?.focus(), []);
  // Replays one key at a time, as each depends on the effect of the previous one, and before the next real key press.
  useLayoutEffect(() => {
    const [key, ...rest] = pendingKeys;
    if (key === undefined) return;
    box.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    setPendingKeys(rest);
  }, [pendingKeys]);
  // htmlFor works only with native controls; the box is named by the label's id instead.
  const { htmlFor: _, ...labelProps } = getLabelProps();
  return (
    <div className={stackStyles.anchor}>
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
