// The company in view: a select-only combobox with swatches, or the phone's own picker.

import { useSelect } from 'downshift';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Swatch } from '../../../ui/swatch.tsx';
import { useWideScreen } from '../../../ui/use-wide-screen.ts';
import type { SchedulingCompany } from '../companies.ts';
import styles from './company-select.module.css';

interface CompanySelectProps {
  companies: SchedulingCompany[];
  selected: SchedulingCompany;
  onSelect: (exhibitorId: number) => void;
}

export function CompanySelect(props: CompanySelectProps) {
  return useWideScreen() ? <CompanyListbox {...props} /> : <CompanyPicker {...props} />;
}

function CompanyName({ company }: { company: SchedulingCompany }) {
  const text = useText();
  return (
    <>
      <Swatch pigment={company.pigment} letter={company.letter} size={28} />
      <span className={styles.words}>
        <span className={styles.name}>{company.name}</span>
        {company.scheduled && (
          <>
            {' '}
            <span className={styles.mark}>{text('scheduling.scheduledMark')}</span>
          </>
        )}
      </span>
    </>
  );
}

function CompanyListbox({ companies, selected, onSelect }: CompanySelectProps) {
  const text = useText();
  const { isOpen, highlightedIndex, getLabelProps, getToggleButtonProps, getMenuProps, getItemProps } =
    useSelect<SchedulingCompany>({
      items: companies,
      selectedItem: selected,
      itemToKey: (company) => company?.id,
      itemToString: (company) => company?.name ?? '',
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) onSelect(selectedItem.id);
      },
    });
  const labelProps = getLabelProps();
  return (
    <div className={styles.field}>
      <label className={styles.label} {...labelProps} htmlFor={labelProps.htmlFor}>
        {text('scheduling.company')}
      </label>
      <div className={styles.box} {...getToggleButtonProps()}>
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

function CompanyPicker({ companies, selected, onSelect }: CompanySelectProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text('scheduling.company')}
      </label>
      <div className={styles.picker}>
        <select
          id={id}
          className={styles.native}
          value={selected.id}
          onChange={(event) => onSelect(Number(event.target.value))}
        >
          {companies.map((company) => (
            <option key={company.id} value={company.id}>
              {company.scheduled
                ? text('scheduling.companyScheduled', { company: company.name })
                : company.name}
            </option>
          ))}
        </select>
        <div className={styles.box} aria-hidden="true">
          <CompanyName company={selected} />
          <ChevronDown />
        </div>
      </div>
    </div>
  );
}
