// Checks that a command which installs the packages can itself start without any, as on a fresh clone.
import { posix } from 'node:path';

/** @typedef {import('./checkout.mjs').HouseFile} HouseFile */

const STATIC_IMPORT = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^']+)';/gm;
const INSTALLER = 'tools/src/packages.mjs';

/**
 * @param {readonly HouseFile[]} files
 * @returns {string[]} a message for each package that such a command loads before packages are installed
 */
export function checkBareCommands(files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  /** @param {string} path */
  const importsOf = (path) =>
    [...(texts.get(path) ?? '').matchAll(STATIC_IMPORT)].map(([, name = '']) =>
      name.startsWith('.') ? posix.join(posix.dirname(path), name) : name,
    );
  /** @param {string} start */
  const reach = (start) => {
    const seen = new Set([start]);
    for (const path of seen) for (const name of importsOf(path)) seen.add(name);
    return seen;
  };
  const commands = [...texts.keys()].filter(
    (path) => /^tools\/src\/[^/]+\.mjs$/.test(path) && path !== INSTALLER && reach(path).has(INSTALLER),
  );
  return commands.flatMap((command) =>
    [...reach(command)]
      .filter((name) => !texts.has(name) && !name.startsWith('node:'))
      .map((name) => `${command}: loads ${name} before packages are installed; import it where it is used`),
  );
}
