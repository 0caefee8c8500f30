// How often races are repeated, and by how many: enough to show a missing defence, and more in the deep run.

const isDeep = process.env.DEEP === '1';

/** @param deep in `npm run test:deep` */
export const roundsOf = (standard: number, deep: number): number => (isDeep ? deep : standard);
