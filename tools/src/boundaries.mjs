// Runs dependency-cruiser over every workspace and verifies that it has read every source file.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles, ROOT, WORKSPACES } from './checkout.mjs';

const PROGRAM = fileURLToPath(
  new URL('../../bin/dependency-cruise.mjs', import.meta.resolve('dependency-cruiser')),
);
const CODE = /\.(ts|tsx|mjs|cjs|js)$/;

const SERVER = 'server/src/main.ts';
/** Parsers of untrusted uploads, such as tables, emails and drawings of any size and shape. */
const UPLOAD_READERS =
  /(^|\/)node_modules\/(csv-parse|postal-mime|saxen|chardet|iconv-lite|read-excel-file)\/|^server\/src\/platform\/sheets\/read-sheets\.ts$/;

/**
 * @typedef {{ source: string, dependencies: { resolved: string, dependencyTypes?: string[] }[] }} CruisedModule
 * @typedef {{ from: string, to: string, rule: { name: string } }} Violation
 * @typedef {{ modules: CruisedModule[], summary: { violations: Violation[] } }} Cruise
 */

/**
 * @param {string} root
 * @returns {Cruise}
 */
function cruise(root) {
  const folders = WORKSPACES.map((workspace) => `${workspace}/src`).filter((folder) =>
    existsSync(join(root, folder)),
  );
  const config = join(root, '.dependency-cruiser.cjs');
  const result = spawnSync(
    process.execPath,
    [PROGRAM, '--config', config, '--output-type', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 2 ** 20, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (!result.stdout.startsWith('{'))
    throw new Error(`dependency-cruiser returned no JSON: ${result.stderr || result.stdout || result.error}`);
  return JSON.parse(result.stdout);
}

/**
 * The main thread must not load upload parsers: only *.worker.ts may, which nothing imports.
 * @param {readonly CruisedModule[]} modules
 * @returns {string[]} a message for each parser, with the import path
 */
function readersOnMainThread(modules) {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  /** @type {Map<string, string>} */
  const cameFrom = new Map([[SERVER, '']]);
  const faults = [];
  for (const source of cameFrom.keys())
    for (const { resolved, dependencyTypes = [] } of bySource.get(source)?.dependencies ?? []) {
      if (dependencyTypes.includes('type-only') || cameFrom.has(resolved)) continue;
      cameFrom.set(resolved, source);
      if (!UPLOAD_READERS.test(resolved)) continue;
      const way = [];
      for (let at = resolved; at; at = cameFrom.get(at) ?? '') way.unshift(at);
      faults.push(`uploads are read in threads, not on the way ${way.join(' -> ')}`);
    }
  return faults;
}

/**
 * @param {string} root of a checkout
 * @returns {{ faults: string[], violations: Violation[], moduleCount: number }}
 */
export function checkBoundaries(root = ROOT) {
  const { modules, summary } = cruise(root);
  const read = new Set(modules.map(({ source }) => source));
  const faults = [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...readersOnMainThread(modules),
  ];
  if (read.size === 0) faults.push('dependency-cruiser read no module at all');
  for (const workspace of WORKSPACES) {
    if (!modules.some(({ source }) => source.startsWith(`${workspace}/src/`)))
      faults.push(`dependency-cruiser read nothing of ${workspace}`);
  }
  for (const { path } of listFiles(root)) {
    const isOurs = WORKSPACES.some((workspace) => path.startsWith(`${workspace}/src/`));
    if (isOurs && CODE.test(path) && !read.has(path)) faults.push(`dependency-cruiser did not read ${path}`);
  }
  const crosses = modules.some(
    ({ source, dependencies }) =>
      source.startsWith('contract/src/') &&
      dependencies.some(({ resolved }) => resolved.startsWith('domain/src/')),
  );
  if (!crosses) faults.push('dependency-cruiser saw no arrow from contract to domain: it follows no imports');
  return { faults, violations: summary.violations, moduleCount: read.size };
}
