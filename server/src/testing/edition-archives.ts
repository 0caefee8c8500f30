// Exports and imports editions as an admin does.
import { expect } from 'vitest';
import { logInAs } from './organisers.ts';
import type { TestApp } from './test-app.ts';

export async function exported(app: TestApp, id: number): Promise<Buffer> {
  const response = await app.get(`/api/editions/${id}/archive`, await logInAs(app.db, 'admin'));
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  return response.rawPayload;
}

export async function imported(app: TestApp, payload: Buffer) {
  return app.call({
    method: 'POST',
    url: '/api/editions/archive',
    headers: { 'content-type': 'application/zip', ...(await logInAs(app.db, 'admin')) },
    payload,
  });
}

export const replace = (file: string, from: string | RegExp, to: string) => (files: Map<string, Buffer>) => {
  const text = files.get(file)?.toString() ?? '';
  expect(text).toMatch(from);
  files.set(file, Buffer.from(text.replace(from, to)));
};
