// The Top Matches page: listing, filtering, selecting, limits, remembered selections, failures.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activateLanguage, loadLanguage } from '../../i18n/catalogue.ts';
import {
  type Answers,
  beginAnswers,
  button,
  exhibitor,
  exhibitors,
  openPage,
  respond,
} from './testing/matching-visit.tsx';

let answers: Answers;
beforeEach(() => {
  answers = beginAnswers();
});

const names = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

describe('before the selection is known, as on a server-rendered page', () => {
  it('shows the list, but does not restore, prune or store the selection, nor show its count', async () => {
    answers.search = () => respond(exhibitors(3));
    const remembered = ['Company 2'];
    const { seen, user } = openPage({ isKnown: false, selected: [exhibitor(9)], remembered });
    await screen.findByText('Showing 3 out of 3 matches');
    await user.click(button('Select, Company 1'));
    expect(seen).toEqual({ selected: [exhibitor(9)], names: remembered });
    expect(screen.queryByText(/selected$/)).toBeNull();
  });
});

describe('the list', () => {
  it('requests the sub-categories, shows five, then five more with the focus on the first new one', async () => {
    answers.search = () => respond(exhibitors(12));
    const { user, router } = openPage();
    await screen.findByText('Showing 5 out of 12 matches');
    expect(answers.searches).toEqual([{ subcategories: ['Lip colour', 'Serums'] }]);

    await user.click(button('Show More (5)'));
    expect(screen.getByText('Showing 10 out of 12 matches')).toBeDefined();
    await expect.poll(() => document.activeElement?.textContent).toBe('Company 6');

    await user.click(button('Show More (2)'));
    expect(screen.getByText('Showing 12 out of 12 matches')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Show More/ })).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe('?shown=15'));
  });

  it('omits the labels of a missing country or description', async () => {
    answers.search = () => respond([exhibitor(1, { region_country: ' ', description: '' }), exhibitor(2)]);
    openPage();
    const titles = await screen.findAllByRole('heading', { level: 3 });
    const [bare, whole] = titles.map((title) => title.closest('li'));
    const labels = (card?: HTMLElement | null) => card && [...card.querySelectorAll('dt')];
    expect(labels(bare)).toHaveLength(2);
    expect(labels(whole)).toHaveLength(4);
  });

  it('finds words in any order across company, products, description, region and booth', async () => {
    const hanari = {
      company_name: 'Hanari',
      booth_number: 'A-208',
      product_profile: 'Serums',
      description: 'A laboratory in Seoul',
    };
    answers.search = () => respond([...exhibitors(2), exhibitor(3, { ...hanari, region_country: 'Japan' })]);
    const { user } = openPage();
    const box = await screen.findByPlaceholderText('Search by company name, products, region...');
    await screen.findByText('Showing 3 out of 3 matches');
    await user.type(box, 'a-208 serum seoul japan');
    await screen.findByText('Showing 1 out of 1 matches');
    expect(names()).toEqual(['Hanari']);
  });

  it('finds a country by its name in the current language, and by the name that the exhibitor gave', async () => {
    await loadLanguage('zh-Hans');
    activateLanguage('zh-Hans');
    try {
      const answerOthers = globalThis.fetch;
      vi.stubGlobal('fetch', async (address: string, request: RequestInit) =>
        address.startsWith('/api/countries')
          ? respond([{ name: { common: 'Japan' }, cca2: 'JP' }])
          : answerOthers(address, request),
      );
      answers.search = () => respond([...exhibitors(2), exhibitor(3, { region_country: 'Japan' })]);
      const { user } = openPage();
      await screen.findByText('日本');
      const box = screen.getByRole('searchbox');
      for (const typed of ['日本', 'japan']) {
        await user.clear(box);
        await waitFor(() => expect(names()).toHaveLength(3));
        await user.type(box, typed);
        await waitFor(() => expect(names()).toEqual(['Company 3']));
      }
    } finally {
      cleanup();
      activateLanguage('en');
    }
  });

  it('filters case-insensitively by profile, and keeps the text in the URL', async () => {
    answers.search = () => respond([...exhibitors(6), exhibitor(7, { product_profile: 'Ampoules' })]);
    const { user, router } = openPage();
    await screen.findByText('Showing 5 out of 7 matches');
    await user.type(screen.getByPlaceholderText('Search by company name, products, region...'), 'AMPOULES');
    await screen.findByText('Showing 1 out of 1 matches');
    expect(names()).toEqual(['Company 7']);
    await waitFor(() => expect(router.state.location.search).toBe('?q=AMPOULES'));
  });

  it('restores search and shown cards from the URL', async () => {
    answers.search = () => respond(exhibitors(30));
    openPage({ address: '/?q=italy&shown=10&utm=x' });
    await screen.findByText('Showing 10 out of 10 matches');
    expect(screen.getByDisplayValue('italy')).toBeDefined();
  });

  it('renders only the shown cards of a long list', async () => {
    answers.search = () => respond(exhibitors(1000));
    openPage();
    await screen.findByText('Showing 5 out of 1000 matches');
    expect(names()).toHaveLength(5);
  });

  it('merges duplicates, and shows when a profile is missing', async () => {
    answers.search = () =>
      respond([
        exhibitor(1, { company_name: 'Glow', booth_number: 'B-1', product_profile: ' ' }),
        exhibitor(2, { company_name: 'GLOW', booth_number: 'b-1', product_profile: '', description: 'x' }),
      ]);
    openPage();
    await screen.findByText('Showing 1 out of 1 matches');
    expect(screen.getByText('No product profile available')).toBeDefined();
    expect(screen.getByText('description 1')).toBeDefined();
  });

  it('shows when nothing matches, and links back to the interests', async () => {
    answers.search = () => respond([]);
    const { user, onBackToInterest } = openPage();
    await screen.findByText('No matching exhibitors found');
    expect(screen.getByText('Try selecting different interests or categories')).toBeDefined();
    await user.click(button('Back to Interest'));
    expect(onBackToInterest).toHaveBeenCalledOnce();
  });
});

it('says that the list is loading, and keeps the selection usable meanwhile', async () => {
  answers.search = () => new Promise(() => undefined);
  openPage({ selected: [exhibitor(2)], remembered: ['Company 2'] });
  await screen.findByText('Loading exhibitors...');
  expect(button('Schedule meeting').getAttribute('aria-disabled')).toBeNull();
});

describe('a failed search', () => {
  it.each([
    ["the server's error", { error: 'The list rests.', message: 'other' }, 503, 'The list rests.'],
    ['its own sentence', {}, 500, 'Failed to load exhibitors. Please try again.'],
    ['an error in a response with status 200', { error: 'No list.' }, 200, 'No list.'],
    ['its own sentence', { error: '' }, 200, 'Failed to load exhibitors. Please try again.'],
    ['its own sentence', { message: 'No error field.' }, 200, 'Failed to load exhibitors. Please try again.'],
  ])('shows %s, keeps the selection, and retries on Try again', async (_, body, status, sentence) => {
    answers.search = () => respond(body, status);
    const stored = [exhibitor(2), exhibitor(99)];
    const { seen, user } = openPage({ selected: stored, remembered: ['Company 2', 'Company 99'] });
    await screen.findByText(sentence);
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.getByText('2 Exhibitor(s) selected')).toBeDefined();
    expect(seen.selected).toBe(stored);

    answers.search = () => respond(exhibitors(3));
    await user.click(button('Try again'));
    await screen.findByText('Showing 3 out of 3 matches');
    expect(seen).toMatchObject({ selected: [{ id: 2 }], names: ['Company 2'] });
  });

  it('treats a network error as a failure', async () => {
    answers.search = () => Promise.reject(new TypeError('offline'));
    openPage();
    await screen.findByText('Failed to load exhibitors. Please try again.');
  });
});

describe('the selection', () => {
  it('is toggled, counted and cleared, and shows Schedule meeting from the first exhibitor on', async () => {
    answers.search = () => respond(exhibitors(5));
    const { seen, user, onSchedule } = openPage();
    await screen.findByText('0 Exhibitor(s) selected');
    expect(screen.queryByRole('button', { name: 'Schedule meeting' })).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Select, Company 3' }));
    expect(button('Selected, Company 3').textContent).toBe('Selected');
    expect(screen.getByText('1 Exhibitor(s) selected')).toBeDefined();
    expect(seen.names).toEqual(['Company 3']);
    await user.click(button('Schedule meeting'));
    expect(onSchedule).toHaveBeenCalledOnce();

    await user.click(button('Selected, Company 3'));
    await user.click(button('Select, Company 1'));
    await user.click(button('Select, Company 2'));
    await user.click(button('Clear Selections'));
    expect(seen).toEqual({ selected: [], names: [] });
    expect(screen.getByText('0 Exhibitor(s) selected')).toBeDefined();
  });

  it('moves the focus to the next remove button, and finally to the heading', async () => {
    answers.search = () => respond(exhibitors(2));
    const { user } = openPage({ selected: exhibitors(2) });
    await user.click(await screen.findByRole('button', { name: 'Remove Company 1' }));
    await expect.poll(() => document.activeElement).toBe(button('Remove Company 2'));
    await user.click(button('Remove Company 2'));
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Your eight' }));
  });

  it('stops at the maximum, says so in a line and a toast, and keeps the other buttons focusable', async () => {
    answers.search = () => respond(exhibitors(9));
    const { seen, user } = openPage({ selected: exhibitors(8), address: '/?shown=10' });
    const ninth = await screen.findByRole('button', { name: 'Select, Company 9' });
    expect(ninth.getAttribute('aria-disabled')).toBe('true');
    expect(ninth.hasAttribute('disabled')).toBe(false);
    const line = document.getElementById(ninth.getAttribute('aria-describedby') ?? '');
    expect(line?.textContent).toBe('All 8 are chosen');

    await user.click(ninth);
    await waitFor(() =>
      expect(screen.getAllByText('Maximum Meetings Selected (8 reached)').length).toBeGreaterThan(0),
    );
    expect(seen.selected).toHaveLength(8);
    await user.click(button('Selected, Company 4'));
    await user.click(button('Select, Company 9'));
    expect(seen.selected.map(({ id }) => id)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
  });

  it('blocks Schedule meeting below a higher minimum and shows the reason', async () => {
    answers.search = () => respond(exhibitors(5));
    const tooFew = { line: 'Please select at least 8 meetings', pressed: 'Select atleast 8 meetings' };
    const { user, onSchedule } = openPage({ selected: exhibitors(2), minimum: 8, tooFew });
    await user.click(await screen.findByRole('button', { name: 'Schedule meeting' }));
    expect(onSchedule).not.toHaveBeenCalled();
    expect(screen.getByText(tooFew.line)).toBeDefined();
  });

  it('is restored for these interests and pruned to the loaded list, regardless of the text filter', async () => {
    answers.search = () => respond(exhibitors(5));
    const { seen } = openPage({
      address: '/?q=nothing-like-it',
      selected: [exhibitor(4)],
      remembered: ['Company 5', 'Company 77', 'Company 2'],
    });
    await screen.findByText('2 Exhibitor(s) selected');
    expect(seen.selected.map(({ id }) => id)).toEqual([5, 2]);
    expect(seen.names).toEqual(['Company 5', 'Company 2']);
  });

  it('distinguishes two exhibitors of the same name', async () => {
    answers.search = () =>
      respond([
        exhibitor(1, { company_name: 'Glow', booth_number: 'A-1' }),
        exhibitor(2, { company_name: 'Glow', booth_number: 'B-2' }),
      ]);
    const { seen, user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Select, Glow (B-2)' }));
    expect(seen).toMatchObject({ selected: [{ id: 2 }], names: ['Glow (B-2)'] });
    expect(within(screen.getByRole('complementary')).getByText('B-2')).toBeDefined();
    expect(button('Select, Glow (A-1)')).toBeDefined();
  });
});
