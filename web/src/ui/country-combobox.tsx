// Combobox for a country: shows flag and name, and turns into a search box when it opens.
import { useCombobox } from 'downshift';
import { Check, ChevronDown, Search } from 'lucide-react';
import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { useDates } from '../i18n/use-dates.ts';
import { classNames } from './class-names.ts';
import styles from './country-combobox.module.css';
import field from './field.module.css';
import { Field } from './field.tsx';
import { Flag } from './flag.tsx';
import { MatchedText } from './matched-text.tsx';
import list from './option-list.module.css';
import { rankedMatches } from './ranked-matches.ts';
import { scrollPanelIntoView } from './scroll-open-panel.ts';
import { scrollToChosen } from './scroll-to-chosen.ts';

export interface CountryOption {
  cca2: string;
  name: string;
  /** URL of the flag. */
  flag: string;
  /** Other names that find it. */
  otherNames?: readonly string[];
}

/** Without options, none may stay active. */
const NONE_ACTIVE = { 'aria-activedescendant': undefined };

interface CountryComboboxProps {
  label: string;
  countries: readonly CountryOption[];
  /** English name of the chosen country, whatever language it is shown in. */
  value: string;
  onChange: (name: string) => void;
  onBlur?: () => void;
  /** Shown when nothing matches. */
  emptyText: string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function CountryCombobox(props: CountryComboboxProps) {
  const { label, countries, value, onChange, onBlur, emptyText, error, ref } = props;
  const [query, setQuery] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const chosen = countries.find((country) => country.name === value) ?? null;
  const dates = useDates();
  const nameOf = ({ cca2, name }: CountryOption): string => dates.country(cca2, name);
  const shown = chosen ? nameOf(chosen) : value;
  const matches = useMemo(() => {
    const shownName = ({ cca2, name }: CountryOption): string => dates.country(cca2, name);
    const ordered = dates.byName(countries, shownName);
    return rankedMatches(ordered, query, (country) => ({
      names: [shownName(country), country.name, ...(country.otherNames ?? [])],
      code: country.cca2,
    }));
  }, [countries, query, dates]);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: matches,
    selectedItem: chosen,
    itemToString: (country) => (country ? nameOf(country) : ''),
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      // Highlight the best match, so that Enter picks it.
      if (type === types.InputChange)
        return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
      // Blur keeps the country: only a click or Enter chooses.
      if (type === types.InputBlur) return { ...changes, selectedItem: state.selectedItem };
      // Escape closes; it does not clear the country.
      if (type === types.InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 };
      return changes;
    },
    onIsOpenChange: ({ isOpen: nowOpen }) => {
      if (nowOpen) scrollPanelIntoView(place.current, panel.current);
      else setQuery('');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem.name);
    },
  });

  // Runs after the combobox, which scrolls the option only just into view.
  useEffect(() => {
    if (isOpen) scrollToChosen(panel.current);
  }, [isOpen]);

  return (
    <Field label={label} error={error}>
      {(parts) => (
        <div className={styles.place} ref={place}>
          <span className={styles.mark}>
            {isOpen ? <Search className={styles.search} aria-hidden /> : <Flag src={chosen?.flag} />}
          </span>
          <input
            {...getInputProps({
              ...(ref ? { ref } : {}),
              value: isOpen ? query : shown,
              // With the list closed, text is typed after the chosen name: search only for what was typed.
              onChange: ({ currentTarget: { value: typed } }) =>
                setQuery(!isOpen && typed.startsWith(shown) ? typed.slice(shown.length) : typed),
              onFocus: (event) => event.currentTarget.select(),
              ...(onBlur ? { onBlur } : {}),
            })}
            {...parts}
            aria-labelledby={undefined}
            {...(matches.length === 0 && NONE_ACTIVE)}
            className={classNames(field.control, styles.input)}
            placeholder={isOpen ? shown : undefined}
            spellCheck={false}
            autoComplete="off"
          />
          {!isOpen && <ChevronDown className={styles.chevron} aria-hidden />}
          <div ref={panel} className={classNames(list.panel, !isOpen && styles.closed)}>
            <ul
              {...getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
              className={list.list}
            >
              {isOpen &&
                matches.map((country, index) => (
                  <li
                    key={country.cca2}
                    {...getItemProps({ item: country, index, 'aria-selected': country === chosen })}
                    className={classNames(
                      list.option,
                      index === highlightedIndex && list.active,
                      country === chosen && list.chosen,
                    )}
                  >
                    <Flag src={country.flag} />
                    <span className={list.name}>
                      <MatchedText text={nameOf(country)} query={query} />
                    </span>
                    {country === chosen && <Check className={list.tick} aria-hidden />}
                  </li>
                ))}
            </ul>
            {isOpen && matches.length === 0 && <p className={list.none}>{emptyText}</p>}
          </div>
          <p className="visually-hidden" role="status">
            {isOpen && matches.length === 0 ? emptyText : ''}
          </p>
        </div>
      )}
    </Field>
  );
}
