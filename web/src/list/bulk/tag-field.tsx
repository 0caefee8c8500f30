// A field for a tag: it offers existing tags that match the typed text, and accepts a new one.

import { foldForSearch } from '@visavis/domain/text/fold';
import { useCombobox } from 'downshift';
import type { Ref } from 'react';
import { useText } from '../../i18n/text.ts';
import { classNames } from '../../ui/class-names.ts';
import combobox from '../../ui/country-combobox.module.css';
import field from '../../ui/field.module.css';
import { Field } from '../../ui/field.tsx';
import { MatchedText } from '../../ui/matched-text.tsx';
import list from '../../ui/option-list.module.css';

interface TagFieldProps {
  label: string;
  help?: string;
  error?: string | undefined;
  value: string;
  /** The existing tags that can be offered. */
  tags: readonly string[];
  onChange: (name: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function TagField({ label, help, error, value, tags, onChange, ref }: TagFieldProps) {
  const text = useText();
  const wanted = foldForSearch(value.trim());
  const items = tags.filter((name) => foldForSearch(name).includes(wanted) && name !== value);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    inputValue: value,
    selectedItem: null,
    itemToString: (name) => name ?? '',
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      // Leaving the field keeps the typed text.
      if (type === types.InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
      if (type === types.InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 };
      return changes;
    },
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) onChange(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
  });
  const menu = getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined });
  const isShown = isOpen && items.length > 0;
  return (
    <Field label={label} help={help} error={error}>
      {(parts) => (
        <div className={combobox.place}>
          <input
            {...getInputProps({
              ...(ref && { ref }),
              onChange: ({ currentTarget }) => onChange(currentTarget.value),
              onKeyDown: (event) => {
                // Escape closes only the list of tags, not the dialog around it.
                if (event.key === 'Escape' && isShown) event.preventDefault();
                // Enter submits the form if no tag is highlighted.
                if (event.key === 'Enter' && highlightedIndex < 0)
                  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              },
            })}
            {...parts}
            aria-labelledby={undefined}
            role="combobox"
            aria-controls={menu.id}
            aria-expanded={isShown}
            className={field.control}
            spellCheck={false}
            autoComplete="off"
          />
          <div className={classNames(list.panel, !isShown && combobox.closed)}>
            <ul {...menu} className={list.list}>
              {isShown &&
                items.map((name, index) => (
                  <li
                    key={name}
                    {...getItemProps({ item: name, index })}
                    className={classNames(list.option, index === highlightedIndex && list.active)}
                  >
                    <span className={list.name} dir="auto">
                      <MatchedText text={name} query={value.trim()} />
                    </span>
                  </li>
                ))}
            </ul>
          </div>
          <p className="visually-hidden" role="status">
            {isShown ? text('dashboard.tagsOffered', { count: items.length }) : ''}
          </p>
        </div>
      )}
    </Field>
  );
}
