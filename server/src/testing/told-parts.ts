// Collects the parts of the edition that are announced to organisers' pages while a test runs.
import type { Part } from '@visavis/domain/live/parts';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { PARTS_CHANNEL } from '../platform/changes/listener.ts';
import type { TestDatabase } from './test-database.ts';

/** @returns how often each part has been announced since; collecting ends with the test */
export async function followTold({ config }: TestDatabase): Promise<(part: Part) => number> {
  const client = new pg.Client(config);
  await client.connect();
  onTestFinished(() => client.end());
  const told: string[] = [];
  client.on('notification', ({ payload = '' }) => void told.push(...payload.split(',')));
  await client.query(`listen ${PARTS_CHANNEL}`);
  return (part) => told.filter((one) => one === part).length;
}
