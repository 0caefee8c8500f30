// Reads a pasted number that begins with its country's dialling code.

interface DialledCountry {
  cca2: string;
  diallingCode: string;
}

/** Which country a shared code means when nothing else tells: the one with the most telephones. */
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
 * @param pasted as it came, such as '+60 12-345 6789' or '0060123456789'
 * @param current the country chosen now; it stays when the code is its own
 * @returns the country and the digits after its code, or null when the text does not begin with a known code
 */
export function readInternationalNumber(
  pasted: string,
  countries: readonly DialledCountry[],
  current: string,
): { cca2: string; digits: string } | null {
  const text = pasted.trim();
  const digits = text.replace(/\D/g, '').replace(text.startsWith('+') ? /^/ : /^00/, '');
  if (!text.startsWith('+') && !text.startsWith('00')) return null;
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
