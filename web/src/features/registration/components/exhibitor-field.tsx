// Combobox to choose an exhibitor by name, booth or country; the choice includes the booth.
import { foldForSearch } from '@visavis/domain/text/fold';
import { useCombobox } from 'downshift';
import { ChevronDown, Search } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { classNames } from '../../../ui/class-names.ts';
import combobox from '../../../ui/country-combobox.module.css';
import field from '../../../ui/field.module.css';
import { Field } from '../../../ui/field.tsx';
import { MatchedText } from '../../../ui/matched-text.tsx';
import list from '../../../ui/option-list.module.css';
import textStyles from '../../../ui/text.module.css';
import { useExhibitorOptions } from '../api.ts';
import type { ExhibitorChoice } from '../edit-values.ts';
import styles from './exhibitor-field.module.css';

interface ExhibitorFieldProps {
  label: string;
  value: ExhibitorChoice;
  error?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange: (exhibitor: ExhibitorChoice) => void;
}

const isSame = (one: ExhibitorChoice, other: ExhibitorChoice): boolean => one.id === other.id;

const isMatch = ({ name, boothNumber }: ExhibitorChoice, query: string): boolean =>
  foldForSearch(`${name} ${boothNumber}`).includes(foldForSearch(query.trim()));

export function ExhibitorField({ label, value, error, inputRef, onChange }: ExhibitorFieldProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const [wasOpened, setOpened] = useState(false);
  const searched = useDebounced(query.trim());
  const options = useExhibitorOptions(searched, wasOpened);
  // Enter right after typing must not choose a result of an earlier query.
  const isAnswered = searched === query.trim() && !options.isPlaceholderData;
  const items: ExhibitorChoice[] = (options.data?.exhibitors ?? []).filter(
    (item) => isAnswered || isMatch(item, query),
  );

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    selectedItem: items.find((item) => isSame(item, value)) ?? null,
    itemToString: (item) => item?.name ?? '',
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      if (type === types.InputChange)
        return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
      // Blur keeps the exhibitor: only a click or Enter chooses.
      if (type === types.InputBlur) return { ...changes, selectedItem: state.selectedItem };
      // Nothing to choose yet: what was typed stays.
      if (type === types.InputKeyDownEnter && (items.length === 0 || state.highlightedIndex < 0))
        return state;
      if (type === types.InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 };
      return changes;
    },
    onIsOpenChange: ({ isOpen: nowOpen }) => {
      if (nowOpen) setOpened(true);
      else setQuery('');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      const { id, name, boothNumber } = selectedItem;
      onChange({ id, name, boothNumber });
    },
  });
  const note = noteOf(options.isError, options.data !== undefined && isAnswered, items.length);

  return (
    <Field label={label} error={error}>
      {(parts) => (
        <div className={combobox.place}>
          <input
            {...getInputProps({
              ...(inputRef && { ref: inputRef }),
              value: isOpen ? query : value.name,
              onChange: ({ currentTarget }) =>
                // With the list closed, text is typed after the chosen name: search only for what was typed.
                setQuery(isOpen ? currentTarget.value : currentTarget.value.replace(value.name, '')),
              onFocus: (event) => event.currentTarget.select(),
              // Escape closes the list, not the dialog around it.
              onKeyDown: (event) => {
                if (event.key === 'Escape' && isOpen) event.preventDefault();
              },
            })}
            {...parts}
            aria-labelledby={undefined}
            {...(items.length === 0 && { 'aria-activedescendant': undefined })}
            className={classNames(field.control, styles.input)}
            placeholder={isOpen ? value.name : undefined}
            spellCheck={false}
            autoComplete="off"
          />
          {isOpen ? (
            <Search className={combobox.chevron} aria-hidden />
          ) : (
            <ChevronDown className={combobox.chevron} aria-hidden />
          )}
          <div className={classNames(list.panel, !isOpen && combobox.closed)}>
            <ul
              {...getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
              className={list.list}
            >
              {isOpen &&
                items.map((item, index) => (
                  <li
                    key={item.id}
                    {...getItemProps({ item, index, 'aria-selected': isSame(item, value) })}
                    className={classNames(
                      list.option,
                      index === highlightedIndex && list.active,
                      isSame(item, value) && textStyles.strong,
                    )}
                  >
                    <span className={list.name} dir="auto">
                      <MatchedText text={item.name} query={query} />
                    </span>
                    <span className={list.code}>{item.boothNumber}</span>
                  </li>
                ))}
            </ul>
            {isOpen && note && <p className={list.none}>{text(note)}</p>}
          </div>
          <p className="visually-hidden" role="status">
            {isOpen && note ? text(note) : ''}
          </p>
        </div>
      )}
    </Field>
  );
}

function noteOf(hasFailed: boolean, hasAnswer: boolean, found: number) {
  if (hasFailed && !hasAnswer) return 'review.exhibitorsFailed';
  if (found > 0) return null;
  return hasAnswer ? 'review.noExhibitors' : 'review.exhibitorsLoading';
}
