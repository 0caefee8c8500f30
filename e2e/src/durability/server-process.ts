// Starts server processes on one dedicated database, and kills and restarts them while the clock runs on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@visavis/server/testing/free-port';
import { cloneDatabase, DEFAULT_NOW, type JourneyDatabase } from '../fixtures/database.ts';
import { type Program, startProgram } from '../fixtures/program.ts';
import type { Killable } from './killing.ts';

/** Raises every per-address limit beyond reach, since all clients of a test share one address. */
export const NO_LIMITS = { RATE_LIMIT_SCALE: '1000' };

export interface ServerProcesses extends Killable {
  urls: string[];
  /** URL of the database shared by all processes. */
  databaseUrl: string;
  /** Restarts the first process with its clock moved ahead by this much. */
  restartLater(byMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** @param settings additional environment variables */
export async function startProcesses(
  count: number,
  settings: Record<string, string> = {},
): Promise<ServerProcesses> {
  const database: JourneyDatabase = await cloneDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'visavis-e2e-'));
  const startedAt = Date.now();
  let aheadMs = 0;
  const now = () => new Date(Date.parse(DEFAULT_NOW) + Date.now() - startedAt + aheadMs);
  const start = (port: number) =>
    startProgram(port, {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      NOW: now().toISOString(),
      ...NO_LIMITS,
      ...settings,
    });
  const programs: Program[] = [];
  const stop = async () => {
    try {
      for (const program of programs) await program.stop();
    } finally {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
  const ports: number[] = [];
  try {
    while (programs.length < count) {
      const port = await findFreePort();
      programs.push(await start(port));
      ports.push(port);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const restart = async () => {
    await programs.shift()?.kill();
    const spawnedAt = performance.now();
    programs.unshift(await start(ports[0] ?? 0));
    return performance.now() - spawnedAt;
  };
  return {
    urls: programs.map(({ url }) => url),
    url: programs[0]?.url ?? '',
    databaseUrl: database.url,
    query: database.query,
    now,
    killAndRevive: restart,
    restartLater: async (byMs) => {
      aheadMs += byMs;
      await restart();
    },
    stop,
  };
}
