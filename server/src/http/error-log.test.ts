// Database errors are logged without any row content.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff } from '../testing/staff.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
});
afterAll(() => test.close());

it('logs a database error with its reason and without the row', async () => {
  const { email } = await createStaff(test.db, 'viewer');
  const again = test.database.pool.query(
    'insert into organiser (email, folded_email, role, created_at) select email, folded_email, role, created_at from organiser',
  );
  const error = await again.catch((failure: Error & { detail?: string }) => failure);
  if (!(error instanceof Error)) throw new Error('the database accepted the duplicate');
  expect(error.detail).toContain(email);
  test.app.log.error(error, 'request failed');
  test.app.log.error({ err: new Error('outer', { cause: error }) }, 'request failed');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain('duplicate key value');
    expect(line).toContain('23505');
    expect(line).not.toContain(email);
  }
});
