// The searchable list of dialling codes below a phone field; loaded on first use.
import { useCombobox } from 'downshift';
import { Check, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import { Flag } from './flag.tsx';
import { MatchedText } from './matched-text.tsx';
import styles from './option-list.module.css';
import { rankedMatches } from './ranked-matches.ts';
import { scrollPanelIntoView } from './scroll-open-panel.ts';
import { scrollToChosen } from './scroll-to-chosen.ts';
import search from './search-field.module.css';

export interface PhoneCountry {
  cca2: string;
  name: string;
  /** URL of the flag. */
  flag: string;
  /** Such as '+60'. */
  diallingCode: string;
  /** Other names that find it. */
  otherNames?: readonly string[];
}

/** Without options, none may stay active. */
const NONE_ACTIVE = { 'aria-activedescendant': undefined };

interface PhonePickerPanelProps {
  countries: readonly PhoneCountry[];
  /** cca2 of the country in use. */
  chosen: string;
  onPick: (country: PhoneCountry) => void;
  /** Called on Escape; the focus returns to the button. */
  onClose: () => void;
  /** Called when the focus moves elsewhere. */
  onLeave: () => void;
}

export function PhonePickerPanel({ countries, chosen, onPick, onClose, onLeave }: PhonePickerPanelProps) {
  const text = useText();
  const dates = useDates();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const nameOf = ({ cca2, name }: PhoneCountry): string => dates.country(cca2, name);
  const matches = useMemo(() => {
    const shownName = ({ cca2, name }: PhoneCountry): string => dates.country(cca2, name);
    const ordered = dates.byName(countries, shownName);
    return rankedMatches(ordered, query, (one) => ({
      names: [shownName(one), one.name, one.diallingCode, ...(one.otherNames ?? [])],
      code: one.cca2,
    }));
  }, [countries, query, dates]);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    scrollPanelIntoView(panel.current?.parentElement ?? null, panel.current);
  }, []);

  const { getLabelProps, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    items: matches,
    isOpen: true,
    selectedItem: null,
    inputValue: query,
    initialHighlightedIndex: Math.max(
      0,
      matches.findIndex((country) => country.cca2 === chosen),
    ),
    defaultHighlightedIndex: 0,
    itemToString: (country) => (country ? nameOf(country) : ''),
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter, ItemClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;
      if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) onPick(selectedItem);
      else if (type === InputKeyDownEscape) onClose();
    },
  });

  // Runs after the combobox, which scrolls the option only just into view.
  useEffect(() => scrollToChosen(panel.current), []);

  const label = getLabelProps();
  return (
    <div ref={panel} className={styles.phonePanel}>
      <div className={styles.search}>
        <label id={label.id} htmlFor={label.htmlFor} className="visually-hidden">
          {text('ui.searchDiallingCode')}
        </label>
        <div className={search.box}>
          <Search className={search.icon} aria-hidden />
          <input
            {...getInputProps({
              ref: input,
              onChange: (event) => setQuery(event.currentTarget.value),
              onKeyDown: (event) => {
                if (event.key === 'Tab') onLeave();
              },
            })}
            {...(matches.length === 0 && NONE_ACTIVE)}
            className={classNames(field.control, search.input)}
            placeholder={text('ui.searchDiallingCode')}
          />
        </div>
      </div>
      <ul {...getMenuProps({ 'aria-label': text('ui.diallingCodes') })} className={styles.list}>
        {matches.map((country, index) => (
          <li
            key={country.cca2}
            {...getItemProps({ item: country, index, 'aria-selected': country.cca2 === chosen })}
            className={classNames(
              styles.option,
              index === highlightedIndex && styles.active,
              country.cca2 === chosen && styles.chosen,
            )}
          >
            <Flag src={country.flag} />
            <span className={styles.name}>
              <MatchedText text={nameOf(country)} query={query} />
            </span>
            <span className={styles.code}>{country.diallingCode}</span>
            {country.cca2 === chosen && <Check className={styles.tick} aria-hidden />}
          </li>
        ))}
      </ul>
      <p className={matches.length === 0 ? styles.none : undefined} role="status">
        {matches.length === 0 ? text('ui.noCountries') : ''}
      </p>
    </div>
  );
}
