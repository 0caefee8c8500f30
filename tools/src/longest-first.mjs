// The order of test files: those known to take longest begin first, so that none of them runs alone at the end.
import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestFile */

/**
 * Vitest starts with the largest files, as it has no durations of an earlier run on a new machine.
 * @param {readonly string[]} endings how the paths of the longest files end, in any order
 * @returns {import('vitest/node').TestSequencerConstructor}
 */
export function longestFirst(endings) {
  /** @param {TestFile} file */
  const isLong = ({ moduleId }) => endings.some((ending) => moduleId.endsWith(ending));
  return class extends BaseSequencer {
    /**
     * @override
     * @param {TestFile[]} files
     */
    async sort(files) {
      const sorted = await super.sort(files);
      // Within a project only: a worker that changes between projects loads all modules again.
      const projects = [...new Set(sorted.map(({ project }) => project))];
      return projects
        .map((project) => sorted.filter((file) => file.project === project))
        .flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
    }
  };
}
