// How often and by how many callers races are repeated: enough to show a missing defence, more in the deep run.

const isDeep = process.env.DEEP === '1';

/** @param deep in `npm run test:deep` */
export const roundsOf = (standard: number, deep: number): number => (isDeep ? deep : standard);
