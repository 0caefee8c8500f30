// Renders the import page with stubbed responses, for tests.

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportRow, ImportTrouble, ImportView } from '@visavis/contract/import/plan';
import type { ImportKind } from '@visavis/domain/import/kinds';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { useNavigate } from 'react-router';
import { vi } from 'vitest';
import { storeSession } from '../../../lib/stored-session.ts';
import { renderIn } from '../../../lib/testing/render-in.tsx';
import { ImportPage } from '../import-page.tsx';

/** A dry run of three exhibitors, of which one is refused. */
export const viewOf = (changes: Partial<ImportView> = {}): ImportView => ({
  id: 4,
  kind: 'exhibitors',
  version: 2,
  filename: 'exhibitors.csv',
  state: 'draft',
  createdAt: '2025-05-20T02:41:00Z',
  appliedAt: null,
  undoneAt: null,
  createdBy: 'mei@visavis.example',
  appliedBy: null,
  undoneBy: null,
  counts: { created: 2, changed: 0, merged: 0, unchanged: 0, refused: 1 },
  forgottenAt: null,
  reading: {
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ';',
    sheets: [{ name: '', isHidden: false, rows: 3 }],
    sheet: 0,
    headingRow: 2,
    firstRows: ['Exhibitors of 2026', 'Firma, Stand, Halle', 'Atelier Nacre, B-145, B'],
    rows: 3,
    columns: [
      { heading: 'Firma', sample: 'Atelier Nacre', field: 'company' },
      { heading: 'Stand', sample: 'B-145', field: 'booth' },
      { heading: 'Halle', sample: 'B', field: null },
    ],
  },
  choices: { encoding: null, delimiter: null, sheet: null, headingRow: null, columns: null },
  decisions: [],
  mended: { brokenText: 0, headingRow: 1, leftOut: 0, footers: 0 },
  troubles: [],
  troubleCount: 0,
  totals: {
    exhibitorsCreated: 2,
    exhibitorsChanged: 0,
    productsCreated: 0,
    productsChanged: 0,
    representativesCreated: 0,
    representativesChanged: 0,
    categoriesCreated: 0,
    hoursBlocked: 0,
  },
  told: 0,
  pictures: [],
  pictureCount: 0,
  categories: [],
  ...changes,
});

export interface Answer {
  status?: number;
  body: unknown;
}
export const refusal = (code: string, error: string, status: number): Answer => ({
  status,
  body: { code, error, message: error },
});

/** Opens the page with stubbed responses. @returns what it writes, and the responses, which may be changed */
export function open(
  answers: Record<string, Answer>,
  role: OrganiserRole = 'editor',
  address = '?file=4',
  rows: ImportRow[] = [],
  kind: ImportKind = 'exhibitors',
) {
  storeSession('token', { id: 1, email: 'mei@visavis.example', role });
  const known: Record<string, Answer> = {
    'GET /api/imports/4': { body: viewOf() },
    'GET /api/imports/4/impact': { body: { people: 0, blocked: null } },
    ...answers,
  };
  const writes: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path.replace(/\?.*/, '')}`;
    if (init.method !== 'GET')
      writes.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    if (call === 'GET /api/imports/4/rows')
      return Response.json(rows, { headers: { 'x-total-count': String(rows.length) } });
    const answer = known[call];
    if (!answer) throw new TypeError('no network');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderIn(
    <>
      <ImportPage kind={kind} />
      <Back />
    </>,
    { address: `/dashboard/import${address}` },
  );
  return { user: userEvent.setup(), writes, known };
}
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back in the browser
    </button>
  );
}
/** The current step of the import. */
export const step = () =>
  screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current]')?.textContent;

/** A question about the third row of a file. */
export const troubleOf = (changes: Partial<ImportTrouble>): ImportTrouble => ({
  kind: 'cells',
  key: 'a',
  label: 'a',
  rows: [3],
  count: 1,
  suggestions: [],
  members: [],
  canMerge: false,
  decision: null,
  ...changes,
});

/** A row of a file that says nothing about its company. */
export const NO_TEXTS = {
  hall: '',
  country: '',
  website: '',
  email: '',
  profile: '',
  description: '',
  profileMs: '',
  profileZh: '',
  descriptionMs: '',
  descriptionZh: '',
};
