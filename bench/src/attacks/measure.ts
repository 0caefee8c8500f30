// Measures the latency of an honest caller with and without attacks, each attack in its own process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BOUNDARY, fieldParts, filePart, formBody } from '@visavis/server/testing/application-form';
import { heavyPng, jpegOf, pdfOf } from '@visavis/server/testing/document-files';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import type { Options } from '../options.ts';
import type { ScratchDatabase } from '../scratch-cluster.ts';

const ATTACKER = fileURLToPath(new URL('./attacker.mjs', import.meta.url));
/** Lead time of an attack before measuring. */
const BEGIN_MS = 5_000;
const CALLS = { count: 150, everyMs: 40 };
const APPLICATIONS = 12;
const APPLICATION_PATH = '/api/hosted-registration';

interface Bench {
  seed: ScratchDatabase;
  options: Options;
  closing: Closing;
  say: (line: string) => void;
}

/** The attacks, the measured calls, and the allowed slowdown compared with the calm latency. */
export const ATTACKS = {
  pages: { what: 'GET /api/edition beside 50 connections that ask for pages', limit: 5 },
  slow: { what: 'an application beside 24 uploads of a byte in four seconds', limit: 2 },
  pictures: { what: 'an application beside forms of ten pictures of 40 megapixels', limit: 2 },
} as const;
type AttackName = keyof typeof ATTACKS;
const NAMES = Object.keys(ATTACKS) as AttackName[];

interface Pair {
  /** Medians in milliseconds. */
  calmMs: number;
  attackedMs: number;
  /** Counts of the attacker's responses by status. */
  answers: Record<string, number>;
}
export type AttackFigures = Record<AttackName, Pair[]>;

/** @throws if an honest call fails, as the attack has then locked others out */
export async function measureAttacks({ seed, options, closing, say }: Bench): Promise<AttackFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'visavis-bench-'));
  const forget = closing.add(async () => rmSync(folder, { recursive: true, force: true }));
  const pictures = join(folder, 'pictures.form');
  const picture = await heavyPng();
  const parts = Array.from({ length: 10 }, (_, index) => filePart(index, picture, `${index}.png`));
  const form = formBody([...fieldParts({ email: 'attacker@visavis.example' }), ...parts]);
  writeFileSync(pictures, form.toString('latin1').replaceAll(BOUNDARY, 'bench'), 'latin1');
  const figures: AttackFigures = { pages: [], slow: [], pictures: [] };
  try {
    for (let round = 1; round <= options.rounds; round += 1)
      for (const name of NAMES) {
        // A new process, so that no rate limit is used up by an earlier attack.
        const server = await startProduct(seed.url, options.profileFolder, closing, {
          RATE_LIMIT_SCALE: '1',
          DATA_DIR: join(folder, 'data'),
        });
        const measure = name === 'pages' ? timeCalls : timeApplications;
        await measure(server.port);
        const calmMs = await measure(server.port);
        const attacker = startAttacker(name, server.port, pictures, closing);
        await delay(BEGIN_MS);
        const attackedMs = await measure(server.port);
        const answers = await attacker.stop();
        await server.stop();
        figures[name].push({ calmMs, attackedMs, answers });
        say(
          `  round ${round}: ${ATTACKS[name].what}: ${calmMs.toFixed(1)} ms calm, ${attackedMs.toFixed(1)} ms attacked (${JSON.stringify(answers)})`,
        );
      }
  } finally {
    await forget();
  }
  return figures;
}

function startAttacker(name: AttackName, port: number, form: string, closing: Closing) {
  const child = spawn(process.execPath, [ATTACKER, name, String(port), form], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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

/** The median latency of a call repeated from another address. */
async function timeCalls(port: number): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < CALLS.count; index += 1) {
    times.push(await timed(port, { path: '/api/edition' }, 200));
    await delay(CALLS.everyMs);
  }
  return median(times);
}

let applicants = 0;

/** The median latency of an honest application with two files, each from a different address and person. */
async function timeApplications(port: number): Promise<number> {
  const files = [filePart(0, pdfOf({ padding: 200_000 })), filePart(1, await jpegOf(1600, 1200), 'card.jpg')];
  const times: number[] = [];
  for (let index = 0; index < APPLICATIONS; index += 1) {
    applicants += 1;
    const body = formBody([...fieldParts({ email: `applicant-${applicants}@visavis.example` }), ...files]);
    const options = {
      method: 'POST',
      path: APPLICATION_PATH,
      localAddress: `127.0.1.${applicants % 250}`,
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': String(body.length),
      },
    };
    times.push(await timed(port, options, 201, body));
  }
  return median(times);
}

function timed(port: number, options: object, expected: number, body?: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const begunAt = performance.now();
    const call = request({ host: '127.0.0.1', port, agent: false, ...options }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on('end', () => {
        if (answer.statusCode === expected) resolve(performance.now() - begunAt);
        else reject(new Error(`The run is void: ${answer.statusCode} ${text.slice(0, 500)}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
