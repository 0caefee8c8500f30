// What the tests of a file share: made before them and closed after them, so that no file writes these hooks itself.
import { beforeAll, beforeEach } from 'vitest';

type Make<T> = () => T | Promise<T>;
type Close<T> = (made: T) => unknown;

const closeIt: Close<{ close?: () => unknown }> = (made) => made.close?.();

/** Stands for what the hook makes, which is there once tests run. */
function madeBy<T extends object>(
  hook: typeof beforeAll | typeof beforeEach,
  make: Make<T>,
  close: Close<T>,
): T {
  let made: T | undefined;
  const now = (): T => {
    if (!made)
      throw new Error('Nothing is made yet: it is there once tests run, not while they are collected.');
    return made;
  };
  hook(async () => {
    const fresh = await make();
    made = fresh;
    return async () => {
      await close(fresh);
      made = undefined;
    };
  });
  return new Proxy({} as T, {
    get: (_, name) => Reflect.get(now(), name),
    set: (_, name, value) => Reflect.set(now(), name, value),
    has: (_, name) => Reflect.has(now(), name),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(now(), name),
  });
}

/** Made once for all tests of the file, or of the group that asks for it. */
export function prepareOnce<T extends object>(make: Make<T>, close: Close<T> = closeIt): T {
  return madeBy(beforeAll, make, close);
}

/** Made again for each test. */
export function prepareEach<T extends object>(make: Make<T>, close: Close<T> = closeIt): T {
  return madeBy(beforeEach, make, close);
}
