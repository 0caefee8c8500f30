// Calls of an editor who imports files, for tests.
import type { ImportView } from '@visavis/contract/import/plan';
import type { TestApp } from './test-app.ts';

export function importCalls(test: TestApp, headers: { authorization: string }) {
  return {
    upload: async (content: string): Promise<ImportView> =>
      (
        await test.call({
          method: 'POST',
          url: '/api/imports?filename=list.csv',
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          payload: Buffer.from(content),
        })
      ).json(),
    act: async (
      { id, version }: ImportView,
      action: 'apply' | 'undo',
      wish: { tell?: boolean } = {},
    ): Promise<ImportView> =>
      (await test.post(`/api/imports/${id}/${action}`, { version, ...wish }, headers)).json(),
  };
}
