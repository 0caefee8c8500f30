// The place of an exhibitor as one line of booth, hall and country, with the commas of the language.
import type { Text } from '../../i18n/text.ts';

/** @param parts the parts of the line in order; empty ones are left out */
export const placeWords = (text: Text, parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce((first, second) => (first === '' ? second : text('exhibitors.placePair', { first, second })), '');
