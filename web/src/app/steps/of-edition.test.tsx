// A draft of another edition never keeps its step away for long.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoEdition } from '../../features/scheduling/testing/schedule-fixture.ts';
import { businessDraft as draft } from '../draft/business-draft.ts';
import { editionQuery } from '../edition.ts';
import { OfEdition } from './of-edition.tsx';

const EDITION = demoEdition();
const EARLIER = EDITION.id + 1;
const SERUMS = { category: 'Skincare', subCategory: 'Serums', categoryId: 1, subCategoryId: 11 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  localStorage.clear();
  draft.edition.write(EARLIER);
  draft.interests.write([SERUMS]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a step is shown as it is where the server never answers what becomes of the draft', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(editionQuery().queryKey, EDITION);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OfEdition draft={draft}>The step</OfEdition>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.queryByText('The step')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('The step')).toBeDefined();
  expect(draft.interests.read()).toEqual([SERUMS]);
  expect(draft.edition.read()).toBe(EARLIER);
});
