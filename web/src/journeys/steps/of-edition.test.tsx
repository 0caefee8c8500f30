// A draft of another edition is moved to the current one, and never blocks its step for long.
import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { demoEdition, exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { editionQuery } from '../../queries/use-edition.ts';
import { businessDraft as draft } from '../draft/business-draft.ts';
import type { DraftOfEdition } from '../draft/draft-edition.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { OfEdition } from './of-edition.tsx';

const EDITION = demoEdition();
const EARLIER = EDITION.id + 1;
const SERUMS = { category: 'Skincare', subCategory: 'Serums', categoryId: 1, subCategoryId: 11 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  draft.edition.write(EARLIER);
  draft.interests.write([SERUMS]);
});

function open(step: DraftOfEdition): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(editionQuery().queryKey, EDITION);
  renderIn(<OfEdition draft={step}>The step</OfEdition>, { queries: client });
}

test('moves a hosted buyer’s draft to the current edition with a notice, and leaves the visitor’s unchanged', async () => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/edition') return Response.json(EDITION);
    if (address === '/api/categories') return Response.json([{ id: 5, name: 'Skincare' }]);
    if (address.startsWith('/api/categories/')) return Response.json([{ id: 51, name: 'Serums' }]);
    return new Response('{}', { status: 503 });
  });
  const hanari = exhibitor(1, 'Hanari Skin Lab');
  hostedDraft.edition.write(EARLIER);
  hostedDraft.interests.write([SERUMS]);
  hostedDraft.exhibitors.write([hanari]);
  hostedDraft.meetings.write([planned(hanari, 1, 660)]);
  open(hostedDraft);
  await screen.findByText('The step');
  screen.getByText(/^This is a new edition of the exhibition/);
  expect(hostedDraft.interests.read()).toEqual([{ ...SERUMS, categoryId: 5, subCategoryId: 51 }]);
  expect([hostedDraft.exhibitors.read(), hostedDraft.meetings.read()]).toEqual([[], []]);
  expect([hostedDraft.edition.read(), draft.edition.read()]).toEqual([EDITION.id, EARLIER]);
});

test('shows the step unchanged when the server does not respond in time', async () => {
  open(draft);
  expect(screen.queryByText('The step')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('The step')).toBeDefined();
  expect(draft.interests.read()).toEqual([SERUMS]);
  expect(draft.edition.read()).toBe(EARLIER);
});

test('names exhibitors that were dropped from the selection, until the notice is closed', async () => {
  vi.useRealTimers();
  draft.edition.write(EDITION.id);
  draft.carriedOver.write('lists');
  draft.withdrawn.write(['Hanari Skin Lab', 'Atelier Nacre']);
  open(draft);
  await screen.findByText(/^Hanari Skin Lab and Atelier Nacre are no longer exhibiting and were removed/);
  act(() => screen.getByRole('button', { name: 'Got it' }).click());
  expect([draft.carriedOver.read(), draft.withdrawn.read()]).toEqual([null, []]);
});

test('says that something was dropped from the selection if it was not an exhibitor', async () => {
  vi.useRealTimers();
  draft.edition.write(EDITION.id);
  draft.carriedOver.write('lists');
  open(draft);
  await screen.findByText(/what is no longer part of it was removed from your choice/);
});
