// Test helpers for Top Matches: stubbed server answers, a draft kept in state, and a fake live stream.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SLOTS_EVENT } from '@visavis/contract/live/events';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { Interest } from '@visavis/domain/interest/schema';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { ToastRegion } from '../../../ui/toast.tsx';
import { MatchingPage, type MatchingPageProps } from '../matching-page.tsx';

const COUNTRIES = ['Italy', 'South Korea', 'Malaysia'];

export const exhibitor = (id: number, changes: Partial<Exhibitor> = {}): Exhibitor => ({
  id,
  company_name: `Company ${id}`,
  booth_number: `A-${id}`,
  region_country: COUNTRIES[id % COUNTRIES.length] ?? '',
  product_profile: `profile ${id}`,
  description: `description ${id}`,
  ...changes,
});
export const exhibitors = (count: number): Exhibitor[] =>
  Array.from({ length: count }, (_, index) => exhibitor(index + 1));

const INTERESTS: Interest[] = [
  { category: 'Make-up', subCategory: 'Lip colour', categoryId: 1, subCategoryId: 11 },
  { category: 'Skincare', subCategory: 'Serums', categoryId: 2, subCategoryId: 21 },
];

export const respond = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Free hours by exhibitor id, as the server answers them. */
export const hoursAnswer = (hours: Readonly<Record<number, number>>): Response =>
  respond({ freeHours: Object.entries(hours).map(([id, count]) => [Number(id), count]) });

/** A stream whose events a test dispatches. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** The server's answers: set before the page opens, and changed during the test. */
export interface Answers {
  search(): Response | Promise<Response>;
  freeHours(): Response | Promise<Response>;
  /** Bodies of the searches so far. */
  searches: unknown[];
  /** Number of requests for free hours. */
  hoursRequests: number;
  /** Emits a live event that a slot of an exhibitor was taken or freed. */
  emitChange(exhibitorId: number): void;
}

/** To be called before each test. By default no free hours are known. */
export function beginAnswers(): Answers {
  FakeEventSource.opened = [];
  const answers: Answers = {
    search: () => respond([]),
    freeHours: () => respond({ error: 'The count rests.' }, 503),
    searches: [],
    hoursRequests: 0,
    emitChange: (exhibitorId) => {
      const data = JSON.stringify([[exhibitorId, 1, 11, 1]]);
      act(() => {
        FakeEventSource.opened.at(-1)?.dispatchEvent(new MessageEvent(SLOTS_EVENT, { data }));
      });
    },
  };
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (address === '/api/free-hours') {
      answers.hoursRequests += 1;
      return answers.freeHours();
    }
    answers.searches.push(JSON.parse(String(request.body)));
    return answers.search();
  });
  return answers;
}

interface Start {
  isKnown?: boolean;
  address?: string;
  selected?: Exhibitor[];
  remembered?: string[] | null;
  plannedIds?: ReadonlySet<number>;
  minimum?: number;
  tooFew?: NonNullable<MatchingPageProps['tooFew']>;
}

interface Seen {
  selected: Exhibitor[];
  names: string[] | null;
}

type Given = Omit<
  MatchingPageProps,
  'interests' | 'selected' | 'remembered' | 'onSelectedChange' | 'maximum'
>;

/** The page with a draft kept in state, as the application keeps it. */
function DraftPage({ seen, given }: { seen: Seen; given: Given }) {
  const [draft, setDraft] = useState({ ...seen });
  return (
    <MatchingPage
      interests={INTERESTS}
      selected={draft.selected}
      remembered={draft.names}
      onSelectedChange={(selected, names) => {
        Object.assign(seen, { selected, names });
        setDraft({ selected, names });
      }}
      maximum={8}
      {...given}
    />
  );
}

const NONE: ReadonlySet<number> = new Set();

export function openPage({ address = '/', selected = [], remembered = null, ...limits }: Start = {}) {
  const seen: Seen = { selected, names: remembered };
  const onSchedule = vi.fn();
  const onBackToInterest = vi.fn();
  const given = { isKnown: true, minimum: 1, plannedIds: NONE, ...limits, onSchedule, onBackToInterest };
  const router = createMemoryRouter([{ path: '/', element: <DraftPage seen={seen} given={given} /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastRegion durationMs={5000}>
        <RouterProvider router={router} />
      </ToastRegion>
    </QueryClientProvider>,
  );
  return { seen, router, onSchedule, onBackToInterest, user: userEvent.setup() };
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
