// Uploaded files are read in threads: their number is limited, and an expensive file never makes the others wait.
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import type { PlanOutline, ThreadInput } from './features/import/plan.present.ts';
import { createThread } from './platform/threads/run-thread.ts';
import { exported, imported } from './testing/edition-archives.ts';
import { importCalls } from './testing/import-calls.ts';
import { prepareOnce } from './testing/prepare.ts';
import { openReview } from './testing/review.ts';

const stand = prepareOnce(openReview);

/** How many threads the work opened, and the maximum that ran concurrently. */
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

/** The niceness of this process's threads, on Linux. */
function nicenessOfThreads(): number[] {
  const folder = '/proc/self/task';
  if (process.platform !== 'linux') return [];
  return readdirSync(folder).map((thread) => {
    const [, afterName = ''] = readFileSync(`${folder}/${thread}/stat`, 'utf8').split(') ');
    return Number(afterName.split(' ')[16]);
  });
}

const list = (booth: string) =>
  Buffer.from(`Company name;Booth number;Country\nTerra Clay;${booth};Poland\n`);

/** One upload for each reader. Add every new *.worker.ts here. */
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

it('every reader of uploads is covered here', () => {
  const files = readdirSync(new URL('./features', import.meta.url), { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => path.endsWith('.worker.ts')).sort()).toEqual(Object.keys(UPLOADS).sort());
});

it.each(Object.entries(UPLOADS))('%s: reads in a separate thread', async (_, upload) => {
  // The first upload bundles the thread's files, for which the bundler opens a thread too.
  await upload();
  expect(await threadsOf(upload)).toEqual({ opened: 1, most: 1 });
});

it('two lists are read at once, and a third one after them', async () => {
  const { send } = importCalls(stand.test, stand.editor);
  const booths = ['A-1', 'A-2', 'A-3', 'A-4'];
  const { opened, most } = await threadsOf(async () => {
    const answers = await Promise.all(booths.map((booth) => send(list(booth))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  });
  expect([opened, most]).toEqual([4, 2]);
});

describe('the state of the edition', () => {
  const limits = { wholeMs: 60_000, megabytes: 256, atOnce: 1 };
  const open = () => createThread<ThreadInput, PlanOutline>('features/import/dry-run.worker', limits);
  const inputOf = (bytes: Buffer): ThreadInput => ({
    kind: 'exhibitors',
    bytes,
    choices: { encoding: null, delimiter: null, sheet: null, headingRow: null, columns: null },
    remembered: {},
    decisions: [],
    part: 'rows',
  });
  const TEXT = JSON.stringify({
    exhibitors: [],
    merged: [],
    categories: [],
    busy: {},
    grid: { dates: ['2026-06-02'], starts: [660], slotMinutes: 60 },
  });
  const STATE = [TEXT.slice(0, 20), TEXT.slice(20)];

  it('is read once, and never for a file that is refused', async () => {
    const run = open();
    const readState = vi.fn(async () => STATE);
    await expect(run(inputOf(Buffer.from('%PDF-1.7 no list')), readState)).rejects.toHaveProperty('refusal');
    expect(readState).not.toHaveBeenCalled();
    const { counts } = await run(inputOf(list('B-1')), readState);
    expect(counts).toMatchObject({ created: 1 });
    expect(readState).toHaveBeenCalledOnce();
  });

  it('is given to a thread with a lower priority than the one that answers requests', async () => {
    const own = getPriority();
    let during: number[] = [];
    await open()(inputOf(list('B-1')), async () => {
      during = nicenessOfThreads();
      return STATE;
    });
    // Only Linux has thread priorities.
    const expected = process.platform === 'linux' ? [Math.min(own + 5, 19)] : [];
    expect(during.filter((niceness) => niceness > own)).toEqual(expected);
    expect(getPriority()).toBe(own);
  });

  it('is read in the turn of its file, and a failure gives the place to the next one', async () => {
    const run = open();
    const order: string[] = [];
    const one = async (name: string, fails = false) => {
      const made = run(inputOf(list('B-1')), async () => {
        order.push(`reads ${name}`);
        if (fails) throw new Error(name);
        return STATE;
      });
      await (fails ? expect(made).rejects.toThrow(name) : made);
      order.push(`has ${name}`);
    };
    await Promise.all([one('first'), one('second', true), one('third')]);
    expect(order).toEqual([
      'reads first',
      'has first',
      'reads second',
      'has second',
      'reads third',
      'has third',
    ]);
  });
});
