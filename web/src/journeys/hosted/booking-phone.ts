// Phone numbers in the booking form, with the countries of the registration forms.
import { digitsOnly } from '@visavis/domain/text/normalise';
import { useMemo } from 'react';
import type { BookingPhone } from '../../features/booking/booking-props.ts';
import { usePhoneCountries } from '../../features/profile/api.ts';
import { usePhoneReading } from '../../features/profile/phone-reading.ts';
import { useHomeCountry } from '../../queries/use-home-country.ts';
import type { PhoneCountry } from '../../ui/phone-field.tsx';
import { splitNumber } from './split-number.ts';

/** Without the list of countries, a number of any other country is kept whole, behind a plus sign. */
const WHOLE: PhoneCountry = { cca2: '+', name: '+', flag: '', diallingCode: '+' };

/** Null while the countries load. */
export function useBookingPhone(): BookingPhone | null {
  const { countries, failed } = usePhoneCountries();
  const reading = usePhoneReading();
  const home = useHomeCountry();
  return useMemo(() => {
    if (countries === null) return null;
    const known: PhoneCountry[] = failed ? [{ ...home, flag: '' }, WHOLE] : countries;
    return {
      countries: known,
      failed,
      reading,
      read: (number) =>
        splitNumber(number, known, home.cca2) ?? {
          cca2: home.cca2,
          digits: digitsOnly(number),
        },
      numberOf: (cca2, digits) => {
        const kept = digitsOnly(digits);
        const country = known.find((entry) => entry.cca2 === cca2);
        return kept === '' || !country ? '' : `${country.diallingCode}${kept}`;
      },
    };
  }, [countries, failed, reading, home]);
}
