// Splits a stored number by its dialling code alone, without numbering plans.

interface DialledCountry {
  cca2: string;
  diallingCode: string;
}

/** The country assumed for a shared code when nothing else decides: the one with the most phones. */
const MAIN_COUNTRY: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '64': 'NZ',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '500': 'FK',
  '590': 'GP',
  '599': 'CW',
  '672': 'NF',
};

/**
 * @param number in international form, such as '+60123456789'
 * @param current the country chosen now; it is kept when the code matches
 * @returns the country and the digits after its code, or null when the text does not begin with a known code
 */
export function splitNumber(
  number: string,
  countries: readonly DialledCountry[],
  current: string,
): { cca2: string; digits: string } | null {
  if (!number.startsWith('+')) return null;
  const digits = number.replace(/\D/g, '');
  const codes = countries
    .map((country) => ({ cca2: country.cca2, code: country.diallingCode.replace(/\D/g, '') }))
    .filter(({ code }) => code !== '' && digits.startsWith(code));
  const longest = Math.max(0, ...codes.map(({ code }) => code.length));
  const sharing = codes.filter(({ code }) => code.length === longest);
  const found =
    sharing.find(({ cca2 }) => cca2 === current) ??
    sharing.find(({ cca2, code }) => cca2 === MAIN_COUNTRY[code]) ??
    sharing[0];
  return found ? { cca2: found.cca2, digits: digits.slice(longest) } : null;
}
