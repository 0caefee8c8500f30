// How often a property is tried: 100 times, and 10,000 times in the deep run.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: process.env.DEEP ? 10_000 : 100 });
