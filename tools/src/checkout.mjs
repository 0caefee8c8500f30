// Lists the checkout: its root, its workspaces, and every file in it. Works without installed packages.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ path: string, text: string }} HouseFile path from the root with slashes; text is '' for pictures and fonts */

/** The root of the checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const WORKSPACES = ['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'tools'];
/** Extensions of code files. */
export const SOURCE = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css', '.sql']);
const TEXT = new Set([...SOURCE, '.json', '.md', '.html', '.yml', '.yaml', '.sh', '.svg', '.txt', '']);
/** Generated folders, which tools can be told to ignore. */
const MADE_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.git', '.cache']);

/**
 * Every file of the checkout, except generated folders and the data folder at the root.
 * @param {string} root
 * @returns {HouseFile[]}
 */
export function listFiles(root = ROOT) {
  /** @type {HouseFile[]} */
  const files = [];
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (MADE_FOLDERS.has(entry.name) || path === 'data' || path === '.env' || path.endsWith('.log'))
        continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) {
        const text = TEXT.has(extname(entry.name)) ? readFileSync(join(root, path), 'utf8') : '';
        files.push({ path, text });
      }
    }
  };
  walk('');
  return files;
}
