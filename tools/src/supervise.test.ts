// Tests restarts, exits and signals of the launcher and its program as real processes.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const MODULE = fileURLToPath(new URL('./supervise.mjs', import.meta.url));
const WITHIN = { timeout: 20_000, interval: 20 };

let folder: string;
let launcher: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visavis-supervise-'));
});
afterEach(() => {
  launcher?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** @param program each run appends its pid as a line to `runs`; `run` is its number, from 1 */
function launch(program: string): { ended: Promise<number | null>; output: () => string } {
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync('runs', process.pid + '\\n');
     const run = readFileSync('runs', 'utf8').trim().split('\\n').length;
     process.on('disconnect', () => process.exit(0));
     ${program}`,
  );
  writeFileSync(
    join(folder, 'launcher.mjs'),
    `import { supervise } from ${JSON.stringify(MODULE)};
     process.exit(await supervise('program.mjs', { firstWaitMs: 10, longestWaitMs: 40 }));`,
  );
  const child = spawn(process.execPath, ['launcher.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  launcher = child;
  let written = '';
  child.stderr.on('data', (chunk: Buffer) => {
    written += chunk;
  });
  return {
    ended: new Promise((resolve) => child.once('close', (code) => resolve(code))),
    output: () => written,
  };
}

const runs = (): number[] => {
  try {
    return readFileSync(join(folder, 'runs'), 'utf8').trim().split('\n').map(Number);
  } catch {
    // None has started yet.
    return [];
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('restarts a program that worked and crashed, was killed, or failed to restart', async () => {
  const { output } = launch(`
    if (run !== 3) process.send('ready');
    if (run === 1) process.exit(70);
    if (run === 3) process.exit(1);
    setInterval(() => undefined, 1000);`);
  await expect.poll(() => runs().length, WITHIN).toBe(2);
  process.kill(runs()[1] ?? 0, 'SIGKILL');
  await expect.poll(() => runs().length, WITHIN).toBe(4);
  expect(output().trim().split('\n')).toEqual([
    'Visavis ended with 70; it is started again in 0.01 s.',
    'Visavis ended with SIGKILL; it is started again in 0.02 s.',
    'Visavis ended with 1; it is started again in 0.04 s.',
  ]);
});

it('returns the exit code of a program that never worked or that exited cleanly', async () => {
  expect(await launch('process.exit(1);').ended).toBe(1);
  expect(await launch("process.send('ready', () => process.exit(0));").ended).toBe(0);
  expect(runs()).toHaveLength(2);
});

it('forwards a signal to the program, waits for its shutdown and does not restart it', async () => {
  const { ended } = launch(`
    process.on('SIGTERM', () => setTimeout(() => process.exit(3), 50));
    process.send('ready');
    appendFileSync('listens', '');
    setInterval(() => undefined, 1000);`);
  await expect.poll(() => existsSync(join(folder, 'listens')), WITHIN).toBe(true);
  launcher?.kill('SIGTERM');
  // A program killed by the signal would have no exit code.
  expect(await ended).toBe(3);
  expect(runs()).toHaveLength(1);
});

it('leaves no program behind when the launcher is killed', async () => {
  launch("process.send('ready'); setInterval(() => undefined, 1000);");
  await expect.poll(() => runs().length, WITHIN).toBe(1);
  launcher?.kill('SIGKILL');
  await expect.poll(() => isAlive(runs()[0] ?? 0), WITHIN).toBe(false);
});
