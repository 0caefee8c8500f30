// Where an exhibitor is found, as one line: booth, hall and country, with the commas of the language.
import type { Text } from '../../i18n/text.ts';

/** @param parts in order; those that are '' are left out */
export const placeWords = (text: Text, parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce((first, second) => (first === '' ? second : text('exhibitors.placePair', { first, second })), '');
