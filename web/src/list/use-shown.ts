// What the texts of a list can depend on: the language, the fair's time zone, the role, and the data beside the rows.
import { can, type Permission } from '@visavis/domain/identity/grants';
import { type Text, useText } from '../i18n/text.ts';
import { useCountryName } from '../i18n/use-country-name.ts';
import { type Dates, useDates } from '../i18n/use-dates.ts';
import { type Instants, useInstants } from '../i18n/use-instants.ts';
import { useRole } from '../lib/use-organiser.ts';

export interface Shown<Facts> {
  text: Text;
  dates: Dates;
  instants: Instants;
  countryName: (english: string) => string;
  role: string | undefined;
  may: (permission: Permission) => boolean;
  facts: Facts;
}

export function useShown<Facts>(facts: Facts): Shown<Facts> {
  const role = useRole();
  return {
    text: useText(),
    dates: useDates(),
    instants: useInstants(),
    countryName: useCountryName(),
    role,
    may: (permission) => can(role, permission),
    facts,
  };
}
