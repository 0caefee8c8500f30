// Records every refusal that tests provoke, to show that a refactoring changes none of them.
import { appendFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** A file to append lines to, shared by all workers of a run; without it nothing is recorded. */
const FILE = process.env.RECORD_REFUSALS;

/** What differs between runs: references, addresses, and random choices of tests. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b(BM|HB)-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, '$1-0000-0000'],
  [/\b[\w.+-]+@[\w.-]+\b/g, 'somebody@example.org'],
  [/\b\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '2026-01-01T00:00:00Z'],
  [/\bMaker \d+/g, 'Maker 1'],
  [/\b\d{2} June\b/g, '02 June'],
  [/\b\d{1,2}\.00[ap]m-\d{1,2}\.00[ap]m/g, '11.00am-12.00pm'],
  [/(Kenari Beauty Retail)((,| and) \1)+/g, '$1'],
];

const normalised = (text: string): string =>
  VARYING.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);

/** @returns the application, whose refusals of injected requests are appended to the file */
export function recordRefusals(app: FastifyInstance): FastifyInstance {
  if (FILE === undefined) return app;
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode >= 400 && typeof payload === 'string' && payload.startsWith('{"error"')) {
      const { code, message, fields, refusedFiles } = JSON.parse(payload);
      const line = JSON.stringify({ status: reply.statusCode, code, message, fields, refusedFiles });
      appendFileSync(FILE, `${normalised(line)}\n`);
    }
    return payload;
  });
  return app;
}
