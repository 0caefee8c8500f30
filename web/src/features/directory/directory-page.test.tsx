// The directory page: the list, its filters, and how the URL reflects them.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FairOverProvider } from '../../lib/fair-over.ts';
import { DirectoryPage } from './directory-page.tsx';
import {
  type Answers,
  beginAnswers,
  button,
  entry,
  inList,
  listAnswer,
  names,
  refusal,
  visit,
} from './testing/directory-visit.tsx';

let answers: Answers;
beforeEach(() => {
  answers = beginAnswers();
});

const open = (at = '/exhibitions') =>
  visit({ answers, pages: { '/exhibitions': <DirectoryPage />, '/exhibitions/:id': <p>Its page</p> }, at });
const showing = (words: string) => screen.findByText(`Showing ${words}`);
const card = (name: string): HTMLElement => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`${name} has no card`);
  return found;
};

it('combines a change with one that has not rendered yet', async () => {
  const { address } = open();
  await showing('10 out of 25 exhibitors');
  act(() => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Free hours only' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'booth' } });
  });
  await waitFor(() => expect(address()).toBe('/exhibitions?free=true&sort=booth'));
});

describe('the list', () => {
  it('shows the totals, and links each entry to its page with a single link', async () => {
    const { user, router } = open('/exhibitions?sort=booth');
    await showing('10 out of 25 exhibitors');
    await screen.findByText('25 exhibitors from 3 countries and regions. Availability is live.');
    const first = card('Nordlys 1');
    expect(first.textContent).toBe('Nordlys 1Booth B-01MalaysiaScalp tonics 111 hours free');
    expect(first.querySelector('img')?.getAttribute('src')).toBe('/flags/my.svg');
    expect(within(first).getAllByRole('link')).toHaveLength(1);
    await user.click(within(first).getByRole('link', { name: 'Nordlys 1' }));
    expect(router.state.location).toMatchObject({
      pathname: '/exhibitions/1',
      state: { list: '?sort=booth' },
    });
  });

  it('after the fair shows that booking is closed for every exhibitor, and none as fully booked', async () => {
    answers['/api/directory'] = listAnswer([entry(1, { freeHours: 0 }), entry(2, { freeHours: 0 })]);
    const page = (
      <FairOverProvider value={true}>
        <DirectoryPage />
      </FairOverProvider>
    );
    visit({ answers, pages: { '/exhibitions': page }, at: '/exhibitions' });
    await showing('2 out of 2 exhibitors');
    expect(screen.getAllByText('Booking is closed')).toHaveLength(2);
    expect(screen.queryByText('Fully booked')).toBeNull();
    await screen.findByText('25 exhibitors from 3 countries and regions.');
    expect(screen.queryByRole('checkbox', { name: 'Free hours only' })).toBeNull();
    const sort = screen.getByRole('combobox', { name: 'Sort' });
    expect([...sort.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Name',
      'Booth',
    ]);
  });

  it('after the fair still lets a free-hours filter from an old URL be removed', async () => {
    const page = (
      <FairOverProvider value={true}>
        <DirectoryPage />
      </FairOverProvider>
    );
    const { user, address } = visit({
      answers,
      pages: { '/exhibitions': page },
      at: '/exhibitions?free=true&sort=free',
    });
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
    expect(sort.value).toBe('free');
    await user.click(screen.getByRole('checkbox', { name: 'Free hours only' }));
    await waitFor(() => expect(address()).toBe('/exhibitions?sort=free'));
  });

  it('distinguishes many, few and no free hours', async () => {
    answers['/api/directory'] = listAnswer([
      entry(1, { freeHours: 4 }),
      entry(2, { freeHours: 3 }),
      entry(3, { freeHours: 1 }),
      entry(4, { freeHours: 0 }),
    ]);
    open();
    await showing('4 out of 4 exhibitors');
    expect(card('Nordlys 1').textContent).toContain('4 hours free');
    expect(card('Nordlys 2').textContent).toContain('Only 3 slots left');
    expect(card('Nordlys 3').textContent).toContain('Only 1 slot left');
    expect(card('Nordlys 4').textContent).toContain('Fully booked');
  });

  it('shows ten more at a time, focuses the first new one, and updates the URL', async () => {
    const { user, address, router } = open();
    await showing('10 out of 25 exhibitors');
    await user.click(button('Show More (10)'));
    await showing('20 out of 25 exhibitors');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Nordlys 11' }));
    expect(address()).toBe('/exhibitions?shown=20');
    await user.click(button('Show More (5)'));
    await showing('25 out of 25 exhibitors');
    expect(screen.queryByRole('button', { name: /Show More/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Nordlys 25' }));
    await router.navigate(-1);
    await showing('25 out of 25 exhibitors');
  });

  it('splits a request that exceeds the page limit of the server', async () => {
    answers['/api/directory'] = listAnswer(Array.from({ length: 130 }, (_, index) => entry(index + 1)));
    const { calls } = open('/exhibitions?shown=120');
    await showing('120 out of 130 exhibitors');
    expect(calls.filter((call) => call.includes('limit'))).toEqual([
      '/api/directory?sort=name&limit=100&offset=0',
      '/api/directory?sort=name&limit=20&offset=100',
    ]);
    expect(names()[119]).toBe('Nordlys 120');
  });

  it('reports a failure, and reloads on Try again', async () => {
    answers['/api/directory'] = () => refusal(503, 'server.unavailable');
    const { user } = open();
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('The exhibitors could not be loaded.');
    answers['/api/directory'] = listAnswer([entry(7)]);
    await user.click(within(banner).getByRole('button', { name: 'Try again' }));
    await showing('1 out of 1 exhibitor');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the filters', () => {
  it('search once typing pauses, replacing the history entry', async () => {
    const { user, address, calls, router } = open('/exhibitions?shown=20');
    await showing('20 out of 25 exhibitors');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lys 25');
    await showing('1 out of 1 exhibitor');
    expect(address()).toBe('/exhibitions?search=lys+25');
    expect(calls.filter((call) => call.includes('search='))).toHaveLength(1);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('select categories and countries and show them as tags; Back undoes the last one', async () => {
    const { user, address, router } = open();
    await showing('10 out of 25 exhibitors');
    await user.click(await screen.findByRole('button', { name: 'Country/Region All' }));
    await user.click(screen.getByRole('checkbox', { name: 'Denmark (8)' }));
    await showing('8 out of 8 exhibitors');
    expect(button('Country/Region Denmark').getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('checkbox', { name: 'Türkiye (8)' }));
    await showing('10 out of 16 exhibitors');
    expect(button('Country/Region 2 chosen')).toBeDefined();
    expect(address()).toBe('/exhibitions?countries=Denmark|Türkiye');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox', { name: 'Denmark (8)' })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button('Country/Region 2 chosen'));

    await user.click(button('Category All'));
    await user.click(screen.getByRole('checkbox', { name: 'Skincare (13)' }));
    await waitFor(() => expect(address()).toContain('categories=1'));
    expect(
      inList('Filters in use')
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(['Skincare', 'Denmark', 'Türkiye']);
    await router.navigate(-1);
    await waitFor(() => expect(button('Category All')).toBeDefined());
    expect(inList('Filters in use').queryByText('Skincare')).toBeNull();
  });

  it('are removed tag by tag: the focus moves to the next tag, then to the search', async () => {
    const { user, address } = open('/exhibitions?countries=Denmark|Malaysia');
    await showing('10 out of 17 exhibitors');
    await user.click(button('Remove Denmark'));
    await expect.poll(() => document.activeElement).toBe(button('Remove Malaysia'));
    await user.click(button('Remove Malaysia'));
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
    expect(address()).toBe('/exhibitions');
    await showing('10 out of 25 exhibitors');
  });

  it('combine free hours and sort order with the rest; a sort order alone is not a filter', async () => {
    const { user, address, calls } = open('/exhibitions?categories=1');
    await showing('10 out of 25 exhibitors');
    await user.click(screen.getByRole('checkbox', { name: 'Free hours only' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Most free hours');
    expect(address()).toBe('/exhibitions?categories=1&free=true&sort=free');
    await waitFor(() =>
      expect(calls).toContain('/api/directory?categories=1&free=true&sort=free&limit=10&offset=0'),
    );
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/exhibitions?sort=free');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('without results say so, and are cleared together with text still being typed', async () => {
    const { user, address } = open('/exhibitions?categories=2');
    await screen.findByRole('heading', { name: 'No exhibitors found' });
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(search, 'balm');
    await user.click(button('Clear filters'));
    await showing('10 out of 25 exhibitors');
    await expect.poll(() => [address(), document.activeElement]).toEqual(['/exhibitions', search]);
    expect((search as HTMLInputElement).value).toBe('');
  });

  it('have their own search field when the list is long', async () => {
    const countryList = Array.from({ length: 13 }, (_, index) => ({
      name: `Country ${index + 1}`,
      code: null,
      exhibitors: 1,
    }));
    const facts = {
      exhibitors: 13,
      countries: 13,
      subCategories: 1,
      meetingHours: 1,
      categories: [],
      countryList,
    };
    answers['/api/directory/facts'] = () => new Response(JSON.stringify(facts));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Country/Region All' }));
    const search = await screen.findByRole('searchbox', { name: 'Search countries and regions' });
    await user.type(search, 'try 13');
    const boxes = () => within(screen.getByRole('group')).getAllByRole('checkbox', { name: /Country/ });
    expect(boxes()).toHaveLength(1);
    await user.type(search, 'x');
    expect(screen.getByText('Nothing found')).toBeDefined();
  });

  it('open as a sheet on a phone, whose button closes it and returns the focus', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') }));
    const { user } = open();
    await showing('10 out of 25 exhibitors');
    await user.click(button('Category All'));
    const sheet = screen.getByRole('dialog', { name: 'Category' });
    await user.click(within(sheet).getByRole('checkbox', { name: 'Skincare (13)' }));
    await user.click(await within(sheet).findByRole('button', { name: 'Show 25 exhibitors' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button('Category Skincare'));
  });

  it('treat invalid URL parameters as if they were missing', async () => {
    const { calls } = open('/exhibitions?categories=x,-1&sort=price&shown=-3&free=yes&countries=|');
    await showing('10 out of 25 exhibitors');
    expect(calls).toContain('/api/directory?sort=name&limit=10&offset=0');
  });
});
