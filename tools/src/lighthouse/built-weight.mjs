// Adds up the JavaScript that pages initially fetch, from the build's module list: without a browser.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ file: string, imports?: string[] }} BuiltModule
 * @typedef {{ name: string, budget: number | null, modules: readonly string[] }} Page
 * @typedef {{ name: string, budget: number | null, bytes: number }} Weight
 */

/**
 * @param {string} folder of the built web application
 * @param {readonly Page[]} pages
 * @param {string} language whose messages are counted
 * @returns {Weight[]} in bytes of brotli
 * @throws Error if the build has no module with that name, since a renamed file would otherwise weigh nothing
 */
export function weighBuilt(folder, pages, language = 'en') {
  /** @type {Record<string, BuiltModule>} */
  const built = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const start = /src="\/(assets\/start-[^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1];
  if (start === undefined) throw new Error('The script that starts the page was not built.');
  const sizeOf = (/** @type {string} */ file) => statSync(join(folder, `${file}.br`)).size;
  return pages.map(({ name, budget, modules }) => {
    const files = new Set([start]);
    const visit = (/** @type {string} */ module) => {
      const found = built[module];
      if (!found) throw new Error(`${name}: the build has no module ${module}.`);
      if (files.has(found.file)) return;
      files.add(found.file);
      for (const imported of found.imports ?? []) visit(imported);
    };
    for (const module of ['index.html', ...AROUND, ...modules])
      visit(module.replace('src/i18n/', `src/i18n/${language}/`));
    return { name, budget, bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}

const AROUND = ['src/i18n/files.ts', 'src/i18n/around.ts'];

/**
 * @param {readonly Weight[]} weights
 * @returns {string[]} a message for each page above its budget
 */
export const listOverweight = (weights) =>
  weights
    .filter(({ bytes, budget }) => budget !== null && bytes > budget * 1000)
    .map(
      ({ name, bytes, budget }) =>
        `${name}: ${(bytes / 1000).toFixed(1)} kB of JavaScript, the budget is ${budget} kB`,
    );
