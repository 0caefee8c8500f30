// The common frame of all commands: settings, output, and a readable sentence on failure.
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

// In the bundle, this file is equally deep.
export const MIGRATION_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

const READABLE_ERRORS = [
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
  /** Arguments after the command's name. */
  args: string[];
  /** Prints one line for the operator. */
  say(line: string): void;
}

/** Ends the process: with 0 on success, with 1 and a sentence on failure. */
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
    await work({ settings, log: createLog(settings.logLevel), args: process.argv.slice(2), say });
    process.exit(0);
  } catch (error) {
    const isReadable = READABLE_ERRORS.some((kind) => error instanceof kind);
    const isOption =
      error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');
    const text =
      error instanceof Error ? (isReadable || isOption ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
