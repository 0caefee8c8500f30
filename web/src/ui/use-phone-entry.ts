// Parses what is typed, pasted or autofilled into a phone field with the numbering plans, once these are loaded.
import { useEffect, useRef, useState } from 'react';
import type { PhoneCountry } from './phone-picker-panel.tsx';

export interface PhoneValue {
  cca2: string;
  digits: string;
}

type ChosenCountry = Pick<PhoneCountry, 'cca2' | 'diallingCode'>;

interface PhonePlans {
  /** @returns the digits without trunk prefix, and the country of their code, else the chosen one; or what is wrong */
  read: (text: string, chosen: ChosenCountry) => (ChosenCountry & { digits: string }) | { wrong: string };
}

/** The rules for parsing a number. */
export interface PhoneReading {
  /** The digits of a typed text. */
  digits: (text: string) => string;
  /** The numbering plans of all countries; loaded on first focus of the field. */
  plans: () => Promise<PhonePlans>;
}

interface PhoneEntryProps {
  countries: readonly PhoneCountry[] | null;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  reading: PhoneReading;
}

/** A plus sign, or the two zeros that many countries dial for it, followed by at least five digits. */
const WITH_CODE = /^(?:.*[+＋]|\D*00)(?:\D*\p{Nd}){5}/u;
/** Five digits and anything but a digit, blank, bracket or dash: an extension, a second number, decimals. */
const WITH_MORE = /^(?=.*[^\p{Nd}\s()\-‐-―])(?:\P{Nd}*\p{Nd}){5}/u;

/** Whether a pasted text is a number by itself, to be read as a whole. */
export const isWhole = (text: string): boolean => WITH_CODE.test(text) || WITH_MORE.test(text);

/** Replaces a country when the list of countries is unavailable: the number stays whole after its plus sign. */
const WHOLE = '+';

interface PhoneEntry {
  /** Loads the plans. */
  load: () => void;
  /** Parses a national or international number; without the plans, its digits are kept as they are. */
  read: (text: string) => Promise<void>;
  change: (value: PhoneValue) => void;
  /** Why the last number was not taken; empty if it was. */
  wrong: string;
  /** The country that the last number set. */
  found: PhoneCountry | undefined;
}

export function usePhoneEntry({ countries, value, onChange, reading }: PhoneEntryProps): PhoneEntry {
  const [outcome, setOutcome] = useState<{ wrong: string } | PhoneCountry | null>(null);
  const latest = useRef({ countries, value, onChange });
  useEffect(() => {
    latest.current = { countries, value, onChange };
  });

  const change = (next: PhoneValue) => {
    setOutcome(null);
    latest.current.onChange(next);
  };
  const read = async (text: string) => {
    const before = latest.current.value;
    const plans = await reading.plans().catch(() => null);
    const { countries: known, value: now } = latest.current;
    // Do not overwrite what was typed in the meantime.
    if (now.cca2 !== before.cca2 || now.digits !== before.digits) return;
    const chosen = known?.find(({ cca2 }) => cca2 === now.cca2);
    const number = chosen && chosen.cca2 !== WHOLE ? plans?.read(text, chosen) : undefined;
    if (number && 'wrong' in number) return setOutcome(number);
    const next = number ? placed(number, known ?? []) : { cca2: now.cca2, digits: reading.digits(text) };
    if (next.cca2 === now.cca2 && next.digits === now.digits) return;
    change(next);
    if (next.cca2 !== now.cca2) setOutcome(known?.find(({ cca2 }) => cca2 === next.cca2) ?? null);
  };
  return {
    load: () => void reading.plans().catch(() => null),
    read,
    change,
    wrong: outcome !== null && 'wrong' in outcome ? outcome.wrong : '',
    found: outcome === null || 'wrong' in outcome ? undefined : outcome,
  };
}

/** The value for the field; kept whole if the list lacks its country. */
function placed(number: ChosenCountry & { digits: string }, known: readonly PhoneCountry[]): PhoneValue {
  const { cca2, diallingCode, digits } = number;
  if (known.some((country) => country.cca2 === cca2)) return { cca2, digits };
  return { cca2: WHOLE, digits: `${diallingCode.slice(1)}${digits}` };
}
