// The order of test files: those known to take longest begin first, so that none of them runs alone at the end; the
// others follow in a random order, in which it shows what one file leaves to the next in its worker.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestFile */

/**
 * @param {readonly string[]} longest how the paths of the longest files end, in any order
 * @param {string} seed of the random order: the same one gives the same order, also after other files were added
 * @returns {import('vitest/node').TestSequencerConstructor} which prints the seed
 */
export function longestFirst(longest, seed = Date.now().toString(36)) {
  /** @param {TestFile} file */
  const isLong = ({ moduleId }) => longest.some((ending) => moduleId.endsWith(ending));
  return class extends BaseSequencer {
    /**
     * @override
     * @param {TestFile[]} files
     */
    async sort(files) {
      process.stdout.write(`Order of test files: TEST_SEED=${seed}\n`);
      /** @param {TestFile} file */
      const placeOf = ({ moduleId }) =>
        createHash('sha1')
          .update(`${seed} ${relative(this.ctx.config.root, moduleId)}`)
          .digest('hex');
      const shuffled = files
        .map((file) => ({ file, place: placeOf(file) }))
        .toSorted((one, other) => (one.place < other.place ? -1 : 1))
        .map(({ file }) => file);
      // Within a project only: a worker that changes between projects loads all modules again.
      const projects = [...new Set(files.map(({ project }) => project))];
      return projects
        .map((project) => shuffled.filter((file) => file.project === project))
        .flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
    }
  };
}
