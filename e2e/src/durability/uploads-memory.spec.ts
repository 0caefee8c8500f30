// Endless, large, costly, numerous and slow uploads at the same time: memory stays within its limit and is released,
// only accepted files remain on disk, and other visitors are still served.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getEdition } from '@visavis/contract/edition/endpoints';
import { costlyPictures } from '@visavis/server/testing/costly-pictures';
import { pdfOfSize } from '@visavis/server/testing/document-files';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { type Server, startServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { applicationWith, type HostileUploads, hostileUploads } from './hostile-uploads.ts';
import { peakMemoryDuring, residentMemory } from './resident-memory.ts';

const MEGABYTE = 1_000_000;
/**
 * Maximum memory that the first round may take: what the image decoder needs at once for the most expensive accepted
 * images, and what the new process allocates once and then reuses (70 to 130 MB, depending on garbage collection).
 */
const FIRST_PEAK_BYTES = 300 * MEGABYTE;
/** Maximum memory that each later round may take, in addition to what the program holds before it. */
const PEAK_BYTES = 150 * MEGABYTE;
/** Maximum growth of memory from one round to the next, once the program has allocated what it uses. */
const GROWTH_BYTES = 25 * MEGABYTE;
const MOST_ROUNDS = 4;
const WARMING = 5;
const ENDLESS = 16;
const LARGE_ACCEPTED = 4;
const LARGE_REFUSED = 4;
const DRIPPING = 2;
const REQUEST_MS = 100;
const SETTLING = 20;

/** Not the flags for short-lived servers, whose heaps start large. */
const NODE_FLAGS = ['--expose-gc', `--import=${new URL('./collect-garbage.mjs', import.meta.url)}`];
/** Settings from the operations guide: without them the C library keeps the memory that decoders free. */
const ALLOCATOR_SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

let server: Server;
let pictures: Awaited<ReturnType<typeof costlyPictures>>;
test.beforeAll(async () => {
  pictures = await costlyPictures();
  server = await startServer({
    settings: { TRUSTED_PROXIES: '127.0.0.1', ...ALLOCATOR_SETTINGS },
    nodeFlags: NODE_FLAGS,
  });
});
test.afterAll(() => server?.stop());

/** The files in the documents folder, and those recorded in the database. */
async function storedFiles() {
  const folder = join(server.dataDir, 'documents');
  const names = (await readdir(folder)).toSorted();
  const [rows] = await server.query<{ known: string[] | null; stray: number; applications: number }>(`
    select (select array_agg(storage_name) from document) as known,
           (select count(*)::int from stray_file) as stray,
           (select count(*)::int from registration where programme = 'hosted') as applications`);
  const { known = [], stray = 0, applications = 0 } = rows ?? {};
  return { names, known: (known ?? []).toSorted(), stray, applications };
}

/** The memory that the program holds during ordinary requests, excluding garbage. */
async function heldMemory(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < SETTLING; index += 1) {
    await fetch(new URL(getEdition.path, server.url)).then((answer) => answer.arrayBuffer());
    process.kill(server.pid(), 'SIGUSR2');
    await new Promise((resolve) => setTimeout(resolve, REQUEST_MS));
    least = Math.min(least, await residentMemory(server.pid()));
  }
  return least;
}

function loadOf(uploads: HostileUploads) {
  const ten = Array.from({ length: 10 }, () => pdfOfSize(2_048_000));
  const accepted = Array.from({ length: LARGE_ACCEPTED }, () => applicationWith(ten));
  const refused = Array.from({ length: LARGE_REFUSED }, () => applicationWith(ten, ''));
  const pictureForms = pictures.map(([, content]) => applicationWith([content, content]));
  return async () => {
    for (let index = 0; index < DRIPPING; index += 1) uploads.dripping();
    const [endless, whole, bad, many, stalled, costly] = await Promise.all([
      Promise.all(Array.from({ length: ENDLESS }, uploads.endless)),
      Promise.all(accepted.map(uploads.form)),
      Promise.all(refused.map(uploads.form)),
      uploads.manyParts(),
      uploads.stalled(),
      Promise.all(pictureForms.map(uploads.form)),
    ]);
    const ofPictures = costly.map((status, index) => `${pictures[index]?.[0]}: ${status}`);
    return { endless, whole, bad, many, stalled, costly, ofPictures };
  };
}

/** Repeats the request of an ordinary visitor's page. @returns the statuses, and the longest wait */
async function requestUntil(isOver: () => boolean) {
  const statuses = new Set<number>();
  let slowestMs = 0;
  let count = 0;
  while (!isOver()) {
    const began = performance.now();
    const answer = await fetch(new URL(getEdition.path, server.url));
    await answer.arrayBuffer();
    slowestMs = Math.max(slowestMs, performance.now() - began);
    statuses.add(answer.status);
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, REQUEST_MS));
  }
  return { statuses, slowestMs, count };
}

/** One round: all uploads at once. @param held memory of the program before it, in bytes @param limit of its growth */
async function runRound(held: number, limit: number) {
  const before = await storedFiles();
  expect(before.names).toEqual(before.known);
  const uploads = hostileUploads(server.url);
  const load = loadOf(uploads);
  let isOver = false;
  const { peak, result } = await peakMemoryDuring(server.pid(), async () => {
    const requesting = requestUntil(() => isOver);
    const answers = await load().finally(() => {
      isOver = true;
      uploads.end();
    });
    return { answers, others: await requesting };
  });
  const { answers, others } = result;
  console.log(
    `uploads: before ${Math.round(held / MEGABYTE)} MB, peak +${Math.round((peak - held) / MEGABYTE)} MB; others waited ${Math.round(others.slowestMs)} ms at most; ${answers.ofPictures.join(', ')}`,
  );
  expect(new Set(answers.endless)).toEqual(new Set([413]));
  expect(new Set(answers.whole)).toEqual(new Set([201]));
  expect(new Set(answers.bad)).toEqual(new Set([422]));
  expect([answers.many, answers.stalled]).toEqual([413, 400]);
  for (const status of answers.costly) expect([201, 422]).toContain(status);
  expect(answers.costly).toContain(201);
  expect(peak - held).toBeLessThan(limit);
  expect(others.statuses).toEqual(new Set([200]));

  const taken = [...answers.whole, ...answers.costly].filter((status) => status === 201).length;
  const kept = LARGE_ACCEPTED * 10 + 2 * (taken - LARGE_ACCEPTED);
  await expect
    .poll(
      async () => {
        const { names, known } = await storedFiles();
        return [names.length, known.length];
      },
      { timeout: 15_000 },
    )
    .toEqual([before.names.length + kept, before.names.length + kept]);
  const after = await storedFiles();
  expect(after).toMatchObject({ names: after.known, stray: 0, applications: before.applications + taken });
}

test(`takes less than ${FIRST_PEAK_BYTES / MEGABYTE} MB, then less than ${PEAK_BYTES / MEGABYTE}, releases it, and leaves no stray files`, async () => {
  for (let index = 0; index < WARMING; index += 1) await applyOver(server);
  const started = await heldMemory();
  const afterwards: number[] = [];
  // Memory kept after a round is reused by the next: only a leak grows with every round.
  let growth = Number.POSITIVE_INFINITY;
  while (growth >= GROWTH_BYTES && afterwards.length < MOST_ROUNDS) {
    const held = afterwards.at(-1);
    await (held === undefined ? runRound(started, FIRST_PEAK_BYTES) : runRound(held, PEAK_BYTES));
    const left = await heldMemory();
    growth = left - (held ?? Number.NEGATIVE_INFINITY);
    afterwards.push(left);
  }
  console.log(
    `uploads: afterwards ${[started, ...afterwards].map((bytes) => Math.round(bytes / MEGABYTE))} MB`,
  );
  expect(growth).toBeLessThan(GROWTH_BYTES);
});
