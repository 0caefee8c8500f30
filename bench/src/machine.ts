// Describes what the results of a run depend on: machine, program versions and source commit.
import { spawnSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

export interface Machine {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  postgresql: string;
  /** Load average of the minute before the run: above 0.5 the machine was not idle. */
  loadBefore: number;
  commit: string | null;
}

export function describeMachine(postgresql: string): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    postgresql,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 100) / 100,
    commit: commitOfSources(),
  };
}

/** Null outside a checkout or without git. */
function commitOfSources(): string | null {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' });
  const head = git('rev-parse', '--short', 'HEAD');
  if (head.status !== 0) return null;
  const isChanged = git('status', '--porcelain').stdout.trim() !== '';
  return head.stdout.trim() + (isChanged ? ' with changes' : '');
}
