// Test helpers for the directory's pages: a stub server with a few dozen exhibitors, and rendering with a router.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DirectoryDetail, DirectoryEntry, DirectoryFacts } from '@visavis/domain/directory/schema';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { renderRouter } from '../../../lib/testing/render-in.tsx';

const COUNTRIES = [
  ['Denmark', 'DK'],
  ['Malaysia', 'MY'],
  ['Türkiye', 'TR'],
] as const;
const CATEGORIES = [
  { id: 1, name: 'Skincare', exhibitors: 13 },
  { id: 2, name: 'Hair Care', exhibitors: 12 },
];

export const entry = (id: number, changes: Partial<DirectoryEntry> = {}): DirectoryEntry => {
  const [region_country, countryCode] = COUNTRIES[id % COUNTRIES.length] ?? COUNTRIES[0];
  return {
    id,
    company_name: `Nordlys ${id}`,
    booth_number: `B-0${id}`,
    region_country,
    countryCode,
    product_profile: `Scalp tonics ${id}`,
    description: `Made in workshop ${id}.`,
    freeHours: 10 + id,
    subCategoryIds: [100 + id],
    ...changes,
  };
};

export const detail = (id: number, changes: Partial<DirectoryDetail> = {}): DirectoryDetail => ({
  ...entry(id),
  subCategories: ['Scalp care', 'Styling'],
  free: [
    { day: 1, minute: 660 },
    { day: 2, minute: 720 },
  ],
  freeHours: 2,
  allHours: 4,
  ...changes,
});

const FACTS: DirectoryFacts = {
  exhibitors: 25,
  countries: 3,
  subCategories: 40,
  meetingHours: 700,
  categories: CATEGORIES,
  countryList: COUNTRIES.map(([name, code]) => ({ name, code, exhibitors: 8 })),
};

export const refusal = (status: number, code: string): Response =>
  new Response(JSON.stringify({ error: 'No.', message: 'No.', code, requestId: 'r' }), { status });

const respond = (body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status: 200, headers });

/** The server's answers by path; set before the page opens, and changed during a test. */
export type Answers = Record<string, (url: URL) => Response | Promise<Response>>;

/** Answers the list request, filtered and paged by its query; category 2 has no exhibitors. */
export function listAnswer(all: readonly DirectoryEntry[]) {
  return (url: URL): Response => {
    const param = (name: string) => url.searchParams.get(name);
    const words = (param('search') ?? '').toLowerCase();
    const countries = param('countries')?.split('|');
    const found = all.filter(
      ({ company_name, region_country, freeHours }) =>
        company_name.toLowerCase().includes(words) &&
        (!countries || countries.includes(region_country)) &&
        (param('free') === null || freeHours > 0) &&
        param('categories') !== '2',
    );
    const from = Number(param('offset'));
    const part = found.slice(from, from + Number(param('limit')));
    return respond(part, { 'x-total-count': String(found.length) });
  };
}

export function beginAnswers(): Answers {
  return {
    '/api/directory': listAnswer(Array.from({ length: 25 }, (_, index) => entry(index + 1))),
    '/api/directory/facts': () => respond(FACTS),
  };
}

export const answer = (body: unknown) => () => respond(body);

interface Visit {
  answers: Answers;
  pages: Readonly<Record<string, ReactElement>>;
  /** The initial URL, optionally with its history state. */
  at: string | { pathname: string; state: unknown };
}

export function visit({ answers, pages, at }: Visit) {
  const calls: string[] = [];
  vi.stubGlobal('EventSource', undefined);
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://localhost');
    calls.push(decodeURIComponent(url.pathname + url.search));
    return (await answers[url.pathname]?.(url)) ?? refusal(404, 'resource.not-found');
  });
  const router = createMemoryRouter(
    Object.entries(pages).map(([path, element]) => ({ path, element })),
    { initialEntries: [at] },
  );
  renderRouter(router);
  const address = () => {
    const { pathname, search } = router.state.location;
    return decodeURIComponent(pathname + search);
  };
  return { calls, router, address, user: userEvent.setup() };
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
export const names = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
export const descriptionOf = (element: HTMLElement): string =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
export const inList = (label: string) => within(screen.getByRole('list', { name: label }));
