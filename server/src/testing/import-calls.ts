// Import calls as an editor, for tests.
import type { ImportRow, ImportView } from '@visavis/contract/import/plan';
import type { ImportKind } from '@visavis/domain/import/kinds';
import type { TestApp } from './test-app.ts';

interface Wishes {
  tell?: boolean;
  consent?: true;
  isMailed?: boolean;
}

export function importCalls(
  test: TestApp,
  headers: { authorization: string },
  kind: ImportKind = 'exhibitors',
) {
  const send = (content: string | Buffer) =>
    test.call({
      method: 'POST',
      url: `/api/imports?filename=list.csv&kind=${kind}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(content),
    });
  const tryTo = ({ id, version }: ImportView, action: 'apply' | 'undo', wishes: Wishes = {}) =>
    test.post(`/api/imports/${id}/${action}`, { version, ...wishes }, headers);
  return {
    send,
    upload: async (content: string | Buffer): Promise<ImportView> => (await send(content)).json(),
    /** Returns the whole response. */
    tryTo,
    act: async (...given: Parameters<typeof tryTo>): Promise<ImportView> => (await tryTo(...given)).json(),
    decide: async (
      { id, version, choices }: ImportView,
      decisions: object[],
      changed: Partial<ImportView['choices']> = {},
    ): Promise<ImportView> =>
      (
        await test.put(
          `/api/imports/${id}`,
          { version, choices: { ...choices, ...changed }, decisions },
          headers,
        )
      ).json(),
    rowsOf: async ({ id }: ImportView, query = ''): Promise<ImportRow[]> =>
      (await test.get(`/api/imports/${id}/rows${query}`, headers)).json(),
  };
}
