// Measures a booking visitor's response times with and without staff uploading the worst files of each kind.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EDITION_HEADER } from '@visavis/contract/endpoint';
import { startUploads, type Upload } from '../attacks/attacker.ts';
import { PICTURE_FORM } from '../attacks/measure.ts';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import type { Options } from '../options.ts';
import { openOrganiserSession } from '../organiser-session.ts';
import { readEdition } from '../registration/edition.ts';
import type { ScratchCluster, ScratchDatabase } from '../scratch-cluster.ts';
import { median } from '../summary-row.ts';
import { type Answer, type BookingCall, createBooker } from './booker.ts';
import { UPLOAD_KINDS, type UploadKind, worstFiles } from './worst-files.ts';

const KINDS = Object.keys(UPLOAD_KINDS) as UploadKind[];
/** Bookings per leg, each of three calls; the warm-up has the same number. */
const BOOKINGS = 40;
/** Lead time of the uploads before measuring. */
const BEGIN_MS = 3_000;
const AT_ONCE = 4;

interface Bench {
  cluster: ScratchCluster;
  seed: ScratchDatabase;
  options: Options;
  closing: Closing;
  say: (line: string) => void;
}

/** Response times of a leg, as multiples of the calm median of the same call. */
interface Multiples {
  median: number;
  p99: number;
  worst: number;
}

interface UploadRound {
  /** Medians in milliseconds. */
  calmMs: Record<BookingCall, number>;
  beside: Record<BookingCall, number>;
  calm: Multiples;
  attacked: Multiples;
  /** CPU time of the main thread per upload, in milliseconds; null if the system does not report it. */
  threadMs: number | null;
  /** Responses to the uploads by status. */
  uploads: Record<string, number>;
}
export type UploadFigures = Record<UploadKind, UploadRound[]>;

/** @throws if a booking fails, or no upload was answered */
export async function measureUploads({
  cluster,
  seed,
  options,
  closing,
  say,
}: Bench): Promise<UploadFigures> {
  const database = await cluster.createDatabase('uploads', seed.name);
  const edition = await readEdition(database);
  const { token } = await openOrganiserSession(database, { role: 'admin' });
  const session = { authorization: `Bearer ${token}` };
  const folder = mkdtempSync(join(tmpdir(), 'visavis-bench-'));
  const forget = closing.add(async () => rmSync(folder, { recursive: true, force: true }));
  // With production rate limits, and a new server for each kind.
  const settings = { RATE_LIMIT_SCALE: '1', DATA_DIR: join(folder, 'data') };
  const open = () => startProduct(database.url, options.profileFolder, closing, settings);
  const book = createBooker(edition);
  const figures = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as UploadFigures;
  try {
    const first = await open();
    const files = await worstFiles(await exportEdition(first.port, edition.id, session));
    await first.stop();
    for (const kind of KINDS) writeFileSync(join(folder, kind), files[kind]);
    for (let round = 1; round <= options.rounds; round += 1)
      for (const kind of KINDS) {
        const server = await open();
        await book(server.port, BOOKINGS);
        const calm = await book(server.port, BOOKINGS);
        const upload = uploadOf(kind, { ...session, [EDITION_HEADER]: String(edition.id) });
        const sentAt = performance.now();
        const threadMs = await threadTimeOf(server.pid, () => sendOnce(server.port, upload, files[kind]));
        const uploadMs = performance.now() - sentAt;
        const attacker = startUploads(server.port, join(folder, kind), upload, closing);
        await delay(BEGIN_MS);
        const beganAt = performance.now();
        const attacked = await book(server.port, BOOKINGS);
        // Until each connection has had time to complete an upload.
        while (performance.now() - beganAt < AT_ONCE * uploadMs)
          attacked.push(...(await book(server.port, BOOKINGS)));
        const uploads = await attacker.stop();
        await server.stop();
        if (Object.keys(uploads).length === 0) throw new Error(`The run is void: no answer to ${kind}.`);
        const one = { ...roundOf(calm, attacked), threadMs, uploads };
        figures[kind].push(one);
        say(`  round ${round}: beside ${UPLOAD_KINDS[kind]}: ${described(one)}`);
      }
  } finally {
    await forget();
  }
  await database.drop();
  return figures;
}

async function exportEdition(port: number, id: number, headers: Record<string, string>): Promise<Buffer> {
  const response = await fetch(`http://127.0.0.1:${port}/api/editions/${id}/archive`, { headers });
  if (!response.ok) throw new Error(`The run is void: the export gave ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}

async function sendOnce(port: number, { method, path, headers }: Upload, body: Buffer): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    body: new Uint8Array(body),
  });
  await response.arrayBuffer();
}

/** CPU time of a process's main thread for some work, which unlike response time does not depend on other load. */
async function threadTimeOf(pid: number, work: () => Promise<void>): Promise<number | null> {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  const spentMs = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  if (!existsSync(file)) return null;
  const before = spentMs();
  await work();
  return spentMs() - before;
}

function uploadOf(kind: UploadKind, headers: Record<string, string>): Upload {
  const file = (path: string, type = 'application/octet-stream'): Upload => ({
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': type },
    atOnce: AT_ONCE,
  });
  switch (kind) {
    case 'bounce':
      return file('/api/failed-addresses/bounce');
    case 'archive':
      return file('/api/editions/archive', 'application/zip');
    case 'pictures':
      return PICTURE_FORM;
    case 'encodings':
      return file('/api/imports?filename=list.csv');
    default:
      return file('/api/imports?filename=list.xlsx');
  }
}

function roundOf(
  calm: readonly Answer[],
  attacked: readonly Answer[],
): Omit<UploadRound, 'threadMs' | 'uploads'> {
  const medians = (answers: readonly Answer[]) => {
    const of = (call: BookingCall) => median(answers.filter((one) => one.call === call).map(({ ms }) => ms));
    return { search: of('search'), hold: of('hold'), register: of('register') };
  };
  const calmMs = medians(calm);
  const multiples = (answers: readonly Answer[]): Multiples => {
    const sorted = answers.map(({ call, ms }) => ms / calmMs[call]).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { median: at(0.5), p99: at(0.99), worst: at(1) };
  };
  return { calmMs, beside: medians(attacked), calm: multiples(calm), attacked: multiples(attacked) };
}

function described({ calmMs, beside, calm, attacked, threadMs, uploads }: UploadRound): string {
  const inMs = ({ search, hold, register }: UploadRound['calmMs']) =>
    `search ${search.toFixed(1)}, hold ${hold.toFixed(1)}, registration ${register.toFixed(1)} ms`;
  const times = ({ median: middle, p99, worst }: Multiples) =>
    `median ${middle.toFixed(2)}, p99 ${p99.toFixed(2)}, worst ${worst.toFixed(2)}`;
  return `${inMs(calmMs)} calm, ${inMs(beside)} beside; times the calm median ${times(attacked)} (calm ${times(calm)}); ${threadMs?.toFixed(0) ?? '?'} ms of the answering thread for one; ${JSON.stringify(uploads)}`;
}
