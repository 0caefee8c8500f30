// Exporting what the list of registrations finds.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession } from '../../lib/session-token.ts';
import { group } from './testing/review-fixture.ts';
import { refusal, visitReview } from './testing/review-visit.tsx';

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

test('asks for the registrations or meetings of the search, says that a file could not be fetched, and retries', async () => {
  const saved = vi.fn(() => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  let isDown = false;
  const file = () => (isDown ? refusal(500, 'server.failed', '') : { body: 'Reference' });
  const { user, calls } = visitReview({
    groups: [group()],
    address: '/?search=ren%C3%A9e',
    answers: { 'GET /api/exports/registrations': file, 'GET /api/exports/meetings': file },
  });
  const take = (name: string) => user.click(screen.getByRole('button', { name }));
  await screen.findByText('1 registration');
  await take('Export');
  for (const [at, name] of ['Registrations as CSV', 'Registrations as XLSX', 'Meetings as CSV'].entries()) {
    await take(name);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(at + 1));
  }
  isDown = true;
  await take('Meetings as XLSX');
  await screen.findByText('The file could not be fetched. Please try again.');
  isDown = false;
  await take('Meetings as XLSX');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(4));
  expect(screen.queryByText('The file could not be fetched. Please try again.')).toBeNull();
  const made = calls.filter(({ call }) => call.startsWith('GET /api/exports/'));
  expect(made.map(({ call, query }) => [call.slice(17), query.get('search'), query.get('format')])).toEqual([
    ['registrations', 'renée', 'csv'],
    ['registrations', 'renée', 'xlsx'],
    ['meetings', 'renée', 'csv'],
    ['meetings', 'renée', 'xlsx'],
    ['meetings', 'renée', 'xlsx'],
  ]);
});
