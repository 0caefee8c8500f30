// How often races are repeated: as often as shows a missing defence in the standard run, and longer in the deep run.

const isDeep = process.env.DEEP === '1';

/** @param deep in `npm run test:deep` */
export const roundsOf = (standard: number, deep: number): number => (isDeep ? deep : standard);
