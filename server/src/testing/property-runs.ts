// The number of runs of a property: 100, or 10,000 in the deep run.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: process.env.DEEP ? 10_000 : 100 });
