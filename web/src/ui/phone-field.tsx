// A phone number: a dialling code to pick and digits to type, in one bordered group.
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
import { readInternationalNumber } from './international-number.ts';
import styles from './phone-field.module.css';
import type { PhoneCountry } from './phone-picker-panel.tsx';
import { useClickOutside } from './use-click-outside.ts';

export type { PhoneCountry };

interface PhoneValue {
  cca2: string;
  digits: string;
}

interface PhoneFieldProps {
  label: string;
  /** Null while they load. */
  countries: readonly PhoneCountry[] | null;
  /** The countries will not come: nothing to wait for. */
  loadFailed?: boolean | undefined;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  autoComplete?: string;
  name?: string;
  maxLength?: number;
  /** What of a typed or pasted text is kept. */
  keep?: (text: string) => string;
}

const digitsAlone = (text: string): string => text.replace(/\D/g, '');

const PickerPanel = lazy(async () => ({
  default: (await import('./phone-picker-panel.tsx')).PhonePickerPanel,
}));

export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    countries,
    loadFailed = false,
    value,
    onChange,
    onBlur,
    error,
    inputRef,
    keep = digitsAlone,
  } = props;
  const [open, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClickOutside(group, open, () => setOpen(false));

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (country: PhoneCountry) => {
    onChange({ ...value, cca2: country.cca2 });
    close();
  };
  // A keystroke with nothing to keep never reaches the field, so that the caret stays where it was.
  const block = (event: FormEvent<HTMLInputElement>) => {
    const typed = (event.nativeEvent as InputEvent).data;
    if (typed && keep(typed) === '') event.preventDefault();
  };
  // With its dialling code the digits would stand twice behind the code of the picker.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const number = readInternationalNumber(event.clipboardData.getData('text'), countries ?? [], value.cca2);
    if (!number) return;
    event.preventDefault();
    onChange({ cca2: number.cca2, digits: keep(number.digits).slice(0, props.maxLength) });
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = keep(event.target.value).slice(0, props.maxLength);
    if (digits !== value.digits) onChange({ ...value, digits });
  };

  return (
    <Field label={label} error={error}>
      {(parts) => (
        <div className={styles.place} ref={group}>
          <div className={classNames(styles.group, error && styles.wrong)}>
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
              // Not "tel": the standard has no number without its country there.
              type="text"
              inputMode="numeric"
              name={props.name}
              autoComplete={props.autoComplete}
              value={value.digits}
              onBeforeInput={block}
              onPaste={paste}
              onChange={type}
              onBlur={onBlur}
            />
          </div>
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
  const name = country
    ? text('ui.diallingCodeOf', {
        country: dates.country(country.cca2, country.name),
        code: country.diallingCode,
      })
    : text('ui.diallingCode');
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
          {text('ui.loading')}
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
