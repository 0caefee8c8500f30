// Work runs once, and is reported as running, whether or not the browser supports locks.
import { expect, test, vi } from 'vitest';
import { isUnderWay, keepUnderWay } from './under-way.ts';

const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
const PLACES = {
  'gives locks': {
    request: (_name: string, _how: object, work: () => Promise<unknown>) => work(),
    query: async () => ({ held: [{ name: 'sending' }] }),
  },
  'refuses them': { request: refuse, query: refuse },
  'has none': undefined,
};

test.each(Object.entries(PLACES))('runs work once in a browser that %s', async (name, locks) => {
  vi.stubGlobal('navigator', { locks });
  const work = vi.fn(async () => 'sent');
  expect(await keepUnderWay('sending', work)).toBe('sent');
  expect(work).toHaveBeenCalledOnce();
  const fail = vi.fn(async () => Promise.reject(new Error('lost')));
  await expect(keepUnderWay('sending', fail)).rejects.toThrow('lost');
  expect(fail).toHaveBeenCalledOnce();
  expect(await isUnderWay('sending')).toBe(name === 'gives locks');
  expect(await isUnderWay('another')).toBe(false);
});
