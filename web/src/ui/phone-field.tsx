// Phone number input: a dialling-code picker and a digits input in one bordered group.
import { ChevronDown, LoaderCircle } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  lazy,
  type Ref,
  Suspense,
  useRef,
  useState,
} from 'react';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import { Flag } from './flag.tsx';
import styles from './phone-field.module.css';
import type { PhoneCountry } from './phone-picker-panel.tsx';
import { useClickOutside } from './use-click-outside.ts';
import { isWhole, type PhoneReading, type PhoneValue, usePhoneEntry } from './use-phone-entry.ts';

export type { PhoneCountry };

interface PhoneFieldProps {
  label: string;
  /** Null while they load. */
  countries: readonly PhoneCountry[] | null;
  /** Loading the countries failed. */
  loadFailed?: boolean | undefined;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  autoComplete?: string;
  name?: string;
  reading: PhoneReading;
}

const PickerPanel = lazy(async () => ({
  default: (await import('./phone-picker-panel.tsx')).PhonePickerPanel,
}));

export function PhoneField(props: PhoneFieldProps) {
  const { label, countries, loadFailed = false, value, onChange, onBlur, error, inputRef, reading } = props;
  const text = useText();
  const dates = useDates();
  const [open, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClickOutside(group, open, () => setOpen(false));

  const entry = usePhoneEntry({ countries, value, onChange, reading });

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (country: PhoneCountry) => {
    entry.change({ ...value, cca2: country.cca2 });
    close();
  };
  // Cancel a keystroke that has no digits, so that the caret stays where it was.
  const block = (event: FormEvent<HTMLInputElement>) => {
    const typed = (event.nativeEvent as InputEvent).data;
    if (typed && reading.digits(typed) === '') event.preventDefault();
  };
  // A pasted dialling code would otherwise be repeated after the code of the picker.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!isWhole(pasted)) return;
    event.preventDefault();
    void entry.read(pasted);
  };
  // Autofill inserts a whole number at once, in place of what was there.
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const digits = reading.digits(typed);
    const isAdded = value.digits !== '' && typed.startsWith(value.digits);
    if (isWhole(typed) && !isAdded && !/^\p{Nd}*$/u.test(typed)) void entry.read(typed);
    else if (digits !== value.digits) entry.change({ ...value, digits });
  };
  const leave = () => {
    if (value.digits !== '') void entry.read(value.digits);
    onBlur?.();
  };
  const wrong = entry.wrong || error;

  return (
    <Field label={label} error={wrong}>
      {(parts) => (
        <div className={styles.place} ref={group}>
          <div className={classNames(styles.group, wrong && styles.wrong)}>
            <CodeButton
              country={countries?.find((country) => country.cca2 === value.cca2)}
              loading={countries === null && !loadFailed}
              disabled={!countries || countries.length === 0}
              open={open}
              onPress={() => setOpen(!open)}
              ref={button}
            />
            <input
              {...parts}
              ref={inputRef}
              className={styles.digits}
              // Not "tel": the standard defines that as a number with its country code.
              type="text"
              inputMode="numeric"
              name={props.name}
              autoComplete={props.autoComplete}
              value={value.digits}
              onBeforeInput={block}
              onPaste={paste}
              onChange={type}
              onFocus={entry.load}
              onBlur={leave}
            />
          </div>
          <p className="visually-hidden" role="status">
            {entry.wrong && <span>{entry.wrong}</span>}
            {entry.found && <span>{nameOfCode(entry.found, text, dates)}</span>}
          </p>
          {open && countries && (
            <Suspense fallback={null}>
              <PickerPanel
                countries={countries}
                chosen={value.cca2}
                onPick={pick}
                onClose={close}
                onLeave={() => setOpen(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}

const nameOfCode = (
  { cca2, name, diallingCode }: PhoneCountry,
  text: ReturnType<typeof useText>,
  dates: ReturnType<typeof useDates>,
): string => text('ui.diallingCodeOf', { country: dates.country(cca2, name), code: diallingCode });

interface CodeButtonProps {
  country: PhoneCountry | undefined;
  loading: boolean;
  disabled: boolean;
  open: boolean;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
}

function CodeButton({ country, loading, disabled, open, onPress, ref }: CodeButtonProps) {
  const text = useText();
  const dates = useDates();
  const name = country ? nameOfCode(country, text, dates) : text('ui.diallingCode');
  return (
    <button
      ref={ref}
      type="button"
      className={styles.code}
      disabled={disabled}
      aria-haspopup="listbox"
      aria-expanded={open}
      aria-label={loading ? undefined : name}
      onClick={onPress}
    >
      {loading ? (
        <>
          <LoaderCircle className={styles.spinner} aria-hidden />
          <span>{text('ui.loading')}</span>
        </>
      ) : (
        <>
          <Flag src={country?.flag} />
          <span className={styles.diallingCode}>{country?.diallingCode}</span>
          <ChevronDown className={styles.chevron} aria-hidden />
        </>
      )}
    </button>
  );
}
