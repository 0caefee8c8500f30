// The browser's pigment book: each of the visitor's companies keeps one colour on every page, permanently.
import { PIGMENT_COUNT, type PigmentBook } from '@visavis/domain/exhibitor/pigment';
import { integerShape, listShape, type Shape } from '../lib/shape.ts';
import { storedValue } from '../wizard/stored-value.ts';

const pairShape: Shape<readonly [number, number]> = (value) => {
  const [id, pigment = -1] = listShape(integerShape)(value) ?? [];
  return id === undefined || pigment < 0 || pigment >= PIGMENT_COUNT ? undefined : [id, pigment];
};

/** Belongs to no journey: it outlives a submission, and Business Matching and Hosted Buyers share it. */
export const pigmentBook = storedValue<PigmentBook>({
  key: 'exhibitorPigments',
  owner: 'visitor',
  version: 1,
  shape: listShape(pairShape),
  empty: [],
  isMissed: false,
});
