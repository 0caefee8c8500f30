// Try again never trades the application for the browser's own error page.
import { afterEach, expect, test, vi } from 'vitest';
import { reloadWhenThere } from './reload-when-there.ts';

const watchReload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('no network'))],
  ['the server is on its way', async () => new Response(null, { status: 503 })],
])('where %s the application stays, and is reloaded once the server answers', async (_, answer) => {
  const reload = watchReload();
  vi.stubGlobal('fetch', answer);
  expect(await reloadWhenThere()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  expect(await reloadWhenThere()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is gone is reloaded too: the server has one of its own for that', async () => {
  const reload = watchReload();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  expect(await reloadWhenThere()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
