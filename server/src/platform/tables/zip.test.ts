// An archive fails when its content fails, stops reading when nobody reads it, and is deterministic.

import { buffer } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { archive } from './zip.ts';

const bytesOf = (content: AsyncIterable<Buffer>) => buffer(content as NodeJS.ReadableStream);

it('has the same bytes for the same content', async () => {
  const files = [{ path: 'a.txt', content: ['one ', 'two'] }];
  const today = await bytesOf(archive(files));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01') });
  try {
    expect(await bytesOf(archive(files))).toEqual(today);
  } finally {
    vi.useRealTimers();
  }
});

it('fails with the error of its content', async () => {
  async function* content() {
    yield 'one';
    throw new Error('the database is gone');
  }
  await expect(bytesOf(archive([{ path: 'a.txt', content: content() }]))).rejects.toThrow(
    'the database is gone',
  );
});

it('stops reading its content when its reader stops', async () => {
  let isClosed = false;
  async function* content() {
    try {
      for (let line = 0; ; line += 1) yield `${line} ${Math.sin(line)}\n`;
    } finally {
      isClosed = true;
    }
  }
  for await (const _part of archive([{ path: 'a.txt', content: content() }])) break;
  await expect.poll(() => isClosed).toBe(true);
});
