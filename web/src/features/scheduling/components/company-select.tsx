// The company in view: a select-only combobox with swatches, or the phone's own picker.
import { ChevronDown } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
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
/** Fetched on the way to the first press; whether it came is seen at the press. */
const expectListbox = (): void => void fetchListbox().catch(() => undefined);

const OPENING_KEYS = ['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Looks and is announced as the listbox that takes its place, open, with the first press. */
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
    // The press that opens only opens; a letter leads on to a name, and so does all that is pressed meanwhile.
    if (isLetter || isOpening.current) pressed.current.push(key);
    open();
  };

  if (opened) return <opened.Listbox {...props} pressed={pressed.current} />;
  // Without its code there is still what every browser has.
  if (failed) return <CompanyPicker {...props} isWanted />;
  return (
    <div className={styles.field}>
      {/* Not a label: the box that it names is none of the browser's own controls. */}
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
        onPointerEnter={expectListbox}
        onFocus={expectListbox}
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

/** @param isWanted takes the focus: it stands in for what was pressed */
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
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text('scheduling.company')}
      </label>
      <div className={styles.picker}>
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
