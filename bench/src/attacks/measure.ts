// Measures the latency of an honest caller with and without attacks, each attack in its own process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FORM_HEADERS, fieldParts, filePart, formBody } from '@visavis/server/testing/application-form';
import { heavyPng, jpegOf, pdfOf } from '@visavis/server/testing/document-files';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import type { Options } from '../options.ts';
import type { ScratchDatabase } from '../scratch-cluster.ts';
import { median } from '../summary-row.ts';
import { startAttacker, startUploads, timed, type Upload } from './attacker.ts';

/** Lead time of an attack before measuring. */
const BEGIN_MS = 5_000;
const CALLS = { count: 150, everyMs: 40 };
const APPLICATIONS = 12;
const APPLICATION_PATH = '/api/hosted-registration';
/** An application with ten pictures of 40 megapixels. */
export const PICTURE_FORM: Upload = {
  method: 'POST',
  path: APPLICATION_PATH,
  headers: FORM_HEADERS,
  atOnce: 3,
};

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

/** @throws if an honest call fails, because then the attack has locked others out */
export async function measureAttacks({ seed, options, closing, say }: Bench): Promise<AttackFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'visavis-bench-'));
  const forget = closing.add(async () => rmSync(folder, { recursive: true, force: true }));
  const pictures = join(folder, 'pictures.form');
  writeFileSync(pictures, await pictureForm());
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
        const attacker =
          name === 'pictures'
            ? startUploads(server.port, pictures, PICTURE_FORM, closing)
            : startAttacker([name, String(server.port)], closing);
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

/** The body of PICTURE_FORM. */
export async function pictureForm(): Promise<Buffer> {
  const picture = await heavyPng();
  const parts = Array.from({ length: 10 }, (_, index) => filePart(index, picture, `${index}.png`));
  return formBody([...fieldParts({ email: 'attacker@visavis.example' }), ...parts]);
}

/** The median latency of a call repeated from another address. */
async function timeCalls(port: number): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < CALLS.count; index += 1) {
    times.push((await timed(port, { path: '/api/edition' }, 200)).ms);
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
      headers: { ...FORM_HEADERS, 'content-length': String(body.length) },
    };
    times.push((await timed(port, options, 201, body)).ms);
  }
  return median(times);
}
