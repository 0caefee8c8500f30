// Checks whether the installed packages match package-lock.json, and installs them if not.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether nothing needs to be installed.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  if (!existsSync(wanted) || statSync(wanted).mtimeMs <= statSync(installed).mtimeMs) return true;
  // A copied folder has new modification times, so compare the contents.
  return hasSamePackages(readPackages(wanted), readPackages(installed));
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, peer?: boolean, link?: boolean }} Entry
 */

/**
 * @param {string} path of a lock file
 * @returns {Record<string, Entry>}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/**
 * @param {Record<string, Entry>} wanted
 * @param {Record<string, Entry>} installed
 */
function hasSamePackages(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, integrity, optional, peer, link }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    // Packages for other platforms are not needed here.
    if (!found) return optional === true || peer === true;
    return link === true || (found.version === version && found.integrity === integrity);
  });
}

/**
 * Installs including the build's packages, even if NODE_ENV=production would omit them.
 * @param {string} root
 */
export function install(root) {
  const command = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install';
  process.stdout.write('Installing packages ...\n');
  const flags = [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: 'inherit' };
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...flags], options)
    : spawnSync('npm', flags, options);
  if (status === 0) return;
  process.stderr.write(`The packages could not be installed ("npm ${command}" failed): see above.\n`);
  process.exit(1);
}
