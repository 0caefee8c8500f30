// Files of others are read in threads: each kind is counted, and a costly one never makes the others wait.
import { readdirSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createThread } from './platform/threads/run-thread.ts';
import { exported, imported } from './testing/edition-archives.ts';
import { importCalls } from './testing/import-calls.ts';
import { openReview, type ReviewStand } from './testing/review.ts';

let stand: ReviewStand;
beforeAll(async () => {
  stand = await openReview();
});
afterAll(() => stand.close());

/** How many threads the work opened, and the most that ran beside each other. */
async function threadsOf(work: () => Promise<unknown>): Promise<{ opened: number; most: number }> {
  const count = { opened: 0, most: 0 };
  let running = 0;
  const opened = (worker: Worker) => {
    count.opened += 1;
    running += 1;
    count.most = Math.max(count.most, running);
    worker.once('exit', () => {
      running -= 1;
    });
  };
  process.on('worker', opened);
  try {
    await work();
  } finally {
    process.off('worker', opened);
  }
  return count;
}

const list = (booth: string) =>
  Buffer.from(`Company name;Booth number;Country\nTerra Clay;${booth};Poland\n`);

/** One upload of each kind that has a reader. A new *.worker.ts belongs here. */
const UPLOADS: Record<string, () => Promise<unknown>> = {
  'import/dry-run.worker.ts': () => importCalls(stand.test, stand.editor).send(list(`B-${Math.random()}`)),
  'failed-address/bounce.worker.ts': () =>
    stand.test.call({
      method: 'POST',
      url: '/api/failed-addresses/bounce',
      headers: { 'content-type': 'application/octet-stream', ...stand.editor },
      payload: Buffer.from('X-Failed-Recipients: nobody@kenari.example\r\n\r\nno\r\n'),
    }),
  'edition-archive/read-archive.worker.ts': async () => {
    const { editionId } = await stand.test.db
      .selectFrom('edition')
      .select('id as editionId')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const response = await imported(stand.test, await exported(stand.test, editionId));
    expect(response.statusCode, response.body).toBe(201);
  },
};

it('every reader of uploads is tried here', () => {
  const files = readdirSync(new URL('./features', import.meta.url), { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => path.endsWith('.worker.ts')).sort()).toEqual(Object.keys(UPLOADS).sort());
});

it.each(Object.entries(UPLOADS))('%s: a thread of its own', async (_, upload) => {
  // The first one bundles the thread's files, for which the bundler has a thread too.
  await upload();
  expect(await threadsOf(upload)).toEqual({ opened: 1, most: 1 });
});

it('two lists are read at once, a third one after them', async () => {
  const { send } = importCalls(stand.test, stand.editor);
  const booths = ['A-1', 'A-2', 'A-3', 'A-4'];
  const { opened, most } = await threadsOf(async () => {
    const answers = await Promise.all(booths.map((booth) => send(list(booth))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  });
  expect([opened, most]).toEqual([4, 2]);
});

it('what a file is read with is made in its turn, and one that cannot be made gives its place to the next', async () => {
  const limits = { wholeMs: 60_000, megabytes: 256, atOnce: 1 };
  const run = createThread<{ bytes: Uint8Array }, unknown>('features/failed-address/bounce.worker', limits);
  const order: string[] = [];
  const one = async (name: string, fails = false) => {
    const made = run(() => {
      order.push(`makes ${name}`);
      if (fails) throw new Error(name);
      return { bytes: Buffer.from('no') };
    });
    await made.then(
      () => order.push(`has ${name}`),
      () => expect(fails).toBe(true),
    );
  };
  await Promise.all([one('first'), one('second', true), one('third')]);
  expect(order).toEqual(['makes first', 'has first', 'makes second', 'makes third', 'has third']);
});
