// What every command has in common: settings, a place for what must be closed, and a sentence for what went wrong.
import { fileURLToPath } from 'node:url';
import { ArchiveError } from '../adapters/archive/archive-error.ts';
import { LoadError } from '../adapters/database/load.ts';
import { MigrationError } from '../adapters/database/migrate.ts';
import { DatabaseStartError } from '../adapters/database/start-error.ts';
import { FileStoreUnavailable } from '../adapters/file-store/file-store.ts';
import { createLog, type Log } from '../adapters/log.ts';
import { AppError } from '../http/app-error.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { StorageStartError } from '../start/storage.ts';
import { CommandError } from './command-error.ts';

// The bundle lies as deep as this file.
export const MIGRATION_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

const TOLD = [
  AppError,
  ArchiveError,
  CommandError,
  DatabaseStartError,
  FileStoreUnavailable,
  LoadError,
  MigrationError,
  StorageStartError,
];

export interface CommandContext {
  settings: Settings;
  log: Log;
  /** Behind the command's name. */
  given: string[];
  /** One line for the person at the terminal. */
  say(line: string): void;
}

/** Ends the process: with 0 when the work is done, with 1 and a sentence when it is not. */
export async function runCommand(work: (context: CommandContext) => Promise<void>): Promise<void> {
  const result = readSettings(process.env);
  if (!result.ok) {
    const mistakes = result.mistakes.map((line) => `  ${line}\n`).join('');
    process.stderr.write(`These settings cannot be used:\n${mistakes}`);
    process.exit(1);
  }
  const { settings } = result;
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    await work({ settings, log: createLog(settings.logLevel), given: process.argv.slice(2), say });
    process.exit(0);
  } catch (error) {
    const isTold = TOLD.some((kind) => error instanceof kind);
    const isOption =
      error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');
    const text = error instanceof Error ? (isTold || isOption ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
