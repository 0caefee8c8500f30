// A multi-select filter: a button that shows the choice and opens a list of checkboxes, in a sheet on a phone.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { rankedMatches } from '../../../ui/ranked-matches.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import textStyles from '../../../ui/text.module.css';
import { useClickOutside } from '../../../ui/use-click-outside.ts';
import styles from './filter-field.module.css';

/** Longer lists get a search field of their own. */
const MOST_WITHOUT_SEARCH = 12;
const PHONE = '(max-width: 767.98px)';

interface FilterOption<Id extends string | number> {
  id: Id;
  name: string;
  /** Other names that find it. */
  otherNames?: readonly string[];
  /** Two-letter code, such as 'JP'. */
  code?: string | undefined;
  exhibitors: number;
}

interface FilterFieldProps<Id extends string | number> {
  label: string;
  searchLabel: string;
  /** Undefined while they load. */
  options: readonly FilterOption<Id>[] | undefined;
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  /** Shown in place of the list when it could not be loaded. */
  failed?: ReactNode;
  /** Number of exhibitors found; undefined while unknown. */
  found: number | undefined;
  /** The edge that the panel aligns to when it is wider than its button. */
  edge: 'start' | 'end';
}

export function FilterField<Id extends string | number>(props: FilterFieldProps<Id>) {
  const { label, options, chosen, found, edge } = props;
  const text = useText();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'panel' | 'sheet' | null>(null);
  const close = (): void => setOpen(null);
  useClickOutside(place, open === 'panel', close);

  // Evaluated on press, because the screen size is unknown during server rendering.
  const press = (): void => {
    if (open !== null) close();
    else setOpen(window.matchMedia(PHONE).matches ? 'sheet' : 'panel');
  };
  const closeByKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    close();
    toggle.current?.focus();
  });
  useEffect(() => {
    if (open !== 'panel') return;
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [open]);
  const only = options?.find((option) => option.id === chosen[0])?.name;
  const closedText =
    chosen.length === 0
      ? text('directory.all')
      : chosen.length === 1 && only !== undefined
        ? only
        : text('directory.chosen', { count: chosen.length });

  return (
    <div ref={place} className={styles.field}>
      <span id={`${id}-label`} className={textStyles.cardTitle}>
        {label}
      </span>
      <button
        ref={toggle}
        id={`${id}-button`}
        type="button"
        className={styles.button}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-expanded={open !== null}
        aria-controls={open === 'panel' ? `${id}-panel` : undefined}
        onClick={press}
      >
        <span className={styles.value}>{closedText}</span>
        <ChevronDown aria-hidden />
      </button>
      {open === 'panel' && (
        <div id={`${id}-panel`} className={classNames(styles.panel, edge === 'end' && styles.end)}>
          <Options {...props} />
        </div>
      )}
      <Dialog
        open={open === 'sheet'}
        title={label}
        onClose={close}
        actions={
          <Button onClick={close}>
            {found === undefined
              ? text('directory.showFound')
              : text('directory.showCount', { count: found })}
          </Button>
        }
      >
        <div className={styles.sheet}>
          <Options {...props} />
        </div>
      </Dialog>
    </div>
  );
}

function Options<Id extends string | number>(props: FilterFieldProps<Id>) {
  const { label, searchLabel, options, chosen, onChange, failed } = props;
  const text = useText();
  const [typed, setTyped] = useState('');
  if (!options) return failed ?? <p className={styles.note}>{text('directory.loadingOptions')}</p>;
  const shown = rankedMatches(options, typed, ({ name, otherNames = [], code }) => ({
    names: [name, ...otherNames],
    code,
  }));
  return (
    <>
      {options.length > MOST_WITHOUT_SEARCH && (
        <div className={styles.search}>
          <SearchField label={searchLabel} placeholder={searchLabel} value={typed} onChange={setTyped} />
        </div>
      )}
      <p role="status" className={shown.length === 0 ? styles.note : 'visually-hidden'}>
        {shown.length === 0 && text('directory.noOptions')}
      </p>
      {shown.length > 0 && (
        <fieldset className={styles.options}>
          <legend className="visually-hidden">{label}</legend>
          {shown.map(({ id, name, exhibitors }) => (
            <Checkbox
              key={id}
              tone="neutral"
              label={text('directory.option', { name, count: exhibitors })}
              checked={chosen.includes(id)}
              onChange={(checked) =>
                onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
