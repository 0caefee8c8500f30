// Lists as other programs write them, for tests and journeys; all values are invented.
import { readFileSync } from 'node:fs';

/** @param name of a file in this folder */
export const caseFile = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));
