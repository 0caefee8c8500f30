// Trying again never replaces the application with the browser's error page.
import { expect, test, vi } from 'vitest';
import { reloadWhenThere } from './reload-when-there.ts';

const watchReload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

test.each([
  ['the network is down', () => Promise.reject(new TypeError('no network'))],
  ['the server is restarting', async () => new Response(null, { status: 503 })],
])('while %s the application stays, and is reloaded once the server responds', async (_, answer) => {
  const reload = watchReload();
  vi.stubGlobal('fetch', answer);
  expect(await reloadWhenThere()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  expect(await reloadWhenThere()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads a missing page too, since the server renders its own error page', async () => {
  const reload = watchReload();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  expect(await reloadWhenThere()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
