// A file is uploaded to the chosen edition, through the client that all calls share.
import { afterEach, expect, test, vi } from 'vitest';
import { chooseEdition, noteShownEdition } from '../../lib/chosen-edition.ts';
import { sendFile } from './api.ts';

afterEach(() => {
  noteShownEdition(null);
  chooseEdition(null);
});

test('an upload names the chosen edition, else the one that the dashboard shows', async () => {
  const server = vi.fn<typeof fetch>(async () => Response.json({ id: 1 }));
  vi.stubGlobal('fetch', server);
  const send = async () => {
    await sendFile(new File(['Company\nRose'], 'next-year.csv', { type: 'text/csv' }), 'exhibitors');
    const [address, request] = server.mock.lastCall ?? [];
    return { address, headers: new Headers(request?.headers) };
  };
  noteShownEdition(4);
  expect((await send()).headers.get('x-edition')).toBe('4');
  chooseEdition(9);
  const { address, headers } = await send();
  expect(headers.get('x-edition')).toBe('9');
  expect(address).toBe('/api/imports?kind=exhibitors&filename=next-year.csv');
  expect(headers.get('content-type')).toBe('application/octet-stream');
});
