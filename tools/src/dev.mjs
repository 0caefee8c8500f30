// `npm run dev`: restarts the server and reloads the pages on every change; one Ctrl-C stops everything.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from './packages.mjs';
import { withStartLock } from './start-lock.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
if (!isInstalled(root)) await withStartLock(root, () => install(root));

const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '3000';
const apiPort = process.env.API_PORT || '3001';
/**
 * @param {string} name of the package
 * @param {string} path in the package
 */
const programOf = (name, path) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), path);

let isStopping = false;
const children = [
  run(root, [programOf('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'], {
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://${host}:${port}`,
  }),
  run(join(root, 'web'), [programOf('vite', 'bin/vite.js'), '--host', host, '--port', port, '--strictPort'], {
    API_PORT: apiPort,
  }),
];

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stopAll(signal));
// If one exits, the other is stopped too.
await Promise.all(
  children.map((child) => new Promise((resolve) => child.on('exit', () => resolve(stopAll('SIGTERM'))))),
);

/**
 * Each runs in its own process group, because tsx treats a second Ctrl-C as an order to kill the server and its
 * database.
 * @param {string} cwd
 * @param {string[]} words
 * @param {Record<string, string>} settings
 */
function run(cwd, words, settings) {
  const env = { ...process.env, ...settings };
  return spawn(process.execPath, words, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    detached: true,
  });
}

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}
