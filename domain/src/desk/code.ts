// Reads the public reference out of what a scanner or a person gives: the code of a pass, an address that contains it, or typing.
import { plainDigits } from '../text/normalise.ts';

const GROUP = '[2-9A-HJKMNP-TV-Z]{4}';
const REFERENCE = new RegExp(
  `(?<![A-Z0-9])(BM|HB)[\\s\\u2010-\\u2015-]*(${GROUP})[\\s\\u2010-\\u2015-]*(${GROUP})(?![A-Z0-9])`,
);

/**
 * @param given such as 'BM-7K3M-Q2XD', 'bm7k3mq2xd' or an address with it
 * @returns such as 'BM-7K3M-Q2XD'; null where it contains no reference, so that it may be a name
 */
export function referenceIn(given: string): string | null {
  const text = plainDigits(given).normalize('NFKC').toUpperCase();
  const [, programme, first, second] = REFERENCE.exec(text) ?? [];
  return programme === undefined ? null : `${programme}-${first}-${second}`;
}
