// Starts an attacker in its own process, and times an honest caller's calls beside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type RequestOptions, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Closing } from '../closing.ts';

const ATTACKER = fileURLToPath(new URL('./attacker.mjs', import.meta.url));

/** How a file is sent repeatedly. */
export interface Upload {
  method: 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  /** Number of parallel connections; each sends the file repeatedly. */
  atOnce: number;
}

export interface Attacker {
  /** Stops it. @returns the number of responses, by status */
  stop(): Promise<Record<string, number>>;
}

/** @param words of the command line of attacker.mjs */
export function startAttacker(words: readonly string[], closing: Closing): Attacker {
  const child = spawn(process.execPath, [ATTACKER, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = '';
  child.stdout.on('data', (text: Buffer) => {
    written += text.toString();
  });
  const ended = once(child, 'close');
  const end = closing.add(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return {
    stop: async (): Promise<Record<string, number>> => {
      if (child.exitCode !== null) throw new Error('The attacker exited early.');
      await end();
      return JSON.parse(written);
    },
  };
}

/** Starts an attacker that sends the file until it is stopped. */
export function startUploads(port: number, file: string, upload: Upload, closing: Closing): Attacker {
  return startAttacker(['uploads', String(port), file, JSON.stringify(upload)], closing);
}

/** @throws if a response has an unexpected status, which makes the run void */
export function timed(
  port: number,
  options: RequestOptions,
  expected: number,
  body?: Buffer | string,
): Promise<{ ms: number; text: string }> {
  return new Promise((resolve, reject) => {
    const begunAt = performance.now();
    const call = request({ host: '127.0.0.1', port, agent: false, ...options }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on('end', () => {
        if (answer.statusCode === expected) resolve({ ms: performance.now() - begunAt, text });
        else reject(new Error(`The run is void: ${answer.statusCode} ${text.slice(0, 500)}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
