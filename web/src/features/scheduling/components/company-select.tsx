// Selects the company in view: a select-only combobox with swatches, or the native picker on a phone.
import { ChevronDown } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import stackStyles from '../../../ui/stack.module.css';
import { useWideScreen } from '../../../ui/use-wide-screen.ts';
import type { CompanyListbox } from './company-listbox.tsx';
import { CompanyName } from './company-name.tsx';
import styles from './company-select.module.css';
import type { CompanySelectProps } from './company-select-props.ts';

type Listbox = typeof CompanyListbox;

export function CompanySelect(props: CompanySelectProps) {
  return useWideScreen() ? <LazyListbox {...props} /> : <CompanyPicker {...props} />;
}

const fetchListbox = async (): Promise<Listbox> => (await import('./company-listbox.tsx')).CompanyListbox;
/** Preloads the code before the first press; a failure is handled at the press. */
const preloadListbox = (): void => void fetchListbox().catch(() => undefined);

const OPENING_KEYS = ['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Looks and sounds like the listbox, which replaces it, open, at the first press. */
function LazyListbox(props: CompanySelectProps) {
  const text = useText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<string[]>([]);
  const [opened, setOpened] = useState<{ Listbox: ComponentType<Parameters<Listbox>[0]> }>();
  const [failed, setFailed] = useState(false);
  const isOpening = useRef(false);

  const open = (): void => {
    if (isOpening.current) return;
    isOpening.current = true;
    fetchListbox().then(
      (Listbox) => setOpened({ Listbox }),
      () => setFailed(true),
    );
  };
  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter && key !== ' ' && key !== 'Escape' && !OPENING_KEYS.includes(key)) return;
    if (key === 'Escape' && !isOpening.current) return;
    event.preventDefault();
    // The press that opens only opens; a letter also selects a name, as do all keys pressed while loading.
    if (isLetter || isOpening.current) pressed.current.push(key);
    open();
  };

  if (opened) return <opened.Listbox {...props} pressed={pressed.current} />;
  // If the code fails to load, fall back to the native select.
  if (failed) return <CompanyPicker {...props} isWanted />;
  return (
    <div className={stackStyles.anchor}>
      {/* Not a label element: the box it names is not a native control. */}
      <span id={`${id}-label`} className={styles.label} onPointerUp={() => box.current?.focus()}>
        {text('scheduling.company')}
      </span>
      <div
        ref={box}
        id={id}
        className={styles.box}
        role="combobox"
        tabIndex={0}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label`}
        onPointerEnter={preloadListbox}
        onFocus={preloadListbox}
        onClick={open}
        onKeyDown={press}
      >
        <CompanyName company={props.selected} />
        <ChevronDown aria-hidden="true" />
      </div>
      <ul id={`${id}-list`} hidden />
    </div>
  );
}

/** @param isWanted takes the focus, as it replaces the pressed control */
function CompanyPicker({
  companies,
  selected,
  onSelect,
  isWanted,
}: CompanySelectProps & { isWanted?: true }) {
  const text = useText();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isWanted) select.current?.focus();
  }, [isWanted]);
  return (
    <div className={stackStyles.anchor}>
      <label className={styles.label} htmlFor={id}>
        {text('scheduling.company')}
      </label>
      <div className={stackStyles.anchor}>
        <select
          id={id}
          ref={select}
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
