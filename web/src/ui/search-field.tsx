// A search box with a visually hidden label and a visible placeholder.
import { Search, X } from 'lucide-react';
import { type Ref, useCallback, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import field from './field.module.css';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function SearchField({ label, placeholder, value, onChange, ref }: SearchFieldProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  // The same one while the box is there: what takes the focus from elsewhere finds it also while the page is drawn again.
  const setInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  const adopt = useEffectEvent(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value);
  });
  // Adopts what was typed before hydration instead of clearing it.
  useLayoutEffect(() => adopt(), []);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={styles.box}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Search className={styles.icon} aria-hidden />
      <input
        id={id}
        ref={setInput}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={`${field.control} ${styles.input}`}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className={`icon-button ${styles.clear}`}
          onClick={clear}
          aria-label={text('ui.clearSearch')}
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  );
}
