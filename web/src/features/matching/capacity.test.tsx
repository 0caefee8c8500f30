// Top Matches cards: why an exhibitor matches, its free hours, and alternatives to a fully booked one.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answers,
  beginAnswers,
  button,
  exhibitor,
  hoursAnswer,
  openPage,
  respond,
} from './testing/matching-visit.tsx';

const LIP = 11;
const SERUMS = 21;
/** Company 1 is most similar to 3, then 2, 4 and 5; 6 shares nothing with it. */
const MATCHES = [
  exhibitor(1, { subCategoryIds: [SERUMS, LIP, 30] }),
  exhibitor(2, { subCategoryIds: [LIP, 30] }),
  exhibitor(3, { subCategoryIds: [LIP, SERUMS] }),
  exhibitor(4, { subCategoryIds: [SERUMS] }),
  exhibitor(5, { subCategoryIds: [SERUMS] }),
  exhibitor(6, { subCategoryIds: [40] }),
];
const HOURS = { 1: 0, 2: 14, 3: 2, 4: 9, 5: 1, 6: 28 };

let answers: Answers;
beforeEach(() => {
  answers = beginAnswers();
  answers.search = () => respond(MATCHES);
  answers.freeHours = () => hoursAnswer(HOURS);
});

const card = (company: string): HTMLElement => {
  const found = screen.getByRole('heading', { level: 3, name: company }).closest('li');
  if (!found) throw new Error(`${company} has no card`);
  return found;
};
const similar = (company: string): HTMLElement =>
  within(card(company)).getByRole('list', { name: 'Similar exhibitors with free hours' });
const rows = (company: string): (string | null)[] =>
  within(similar(company))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
const ready = () => screen.findByText('Showing 5 out of 6 matches');
const focusWindow = (): void => void window.dispatchEvent(new Event('focus'));

describe('the reason', () => {
  it('names the covered interests in the order of choosing', async () => {
    openPage();
    await ready();
    expect(within(card('Company 1')).getByText('2 of your 2 interests').parentElement?.textContent).toBe(
      '2 of your 2 interests: Lip colour, Serums',
    );
    expect(card('Company 4').textContent).toContain('1 of your 2 interests: Serums');
  });

  it('is left out if the sub-categories are unknown', async () => {
    answers.search = () => respond([exhibitor(1)]);
    openPage();
    await screen.findByText('Showing 1 out of 1 matches');
    expect(screen.queryByText(/interest/, { selector: 'strong' })).toBeNull();
  });
});

describe('the free hours', () => {
  it('are shown on each card and describe its Select button; three or fewer read as left', async () => {
    openPage();
    await ready();
    expect(descriptionOf(button('Select, Company 2'))).toBe('14 hours free');
    expect(descriptionOf(button('Select, Company 3'))).toBe('Only 2 slots left');
    expect(descriptionOf(button('Select, Company 5'))).toBe('Only 1 slot left');
    expect(within(card('Company 4')).getByText('9 hours free')).toBeDefined();
  });

  it.each([
    ['the call failed', () => respond({ error: 'No.' }, 503)],
    ['the response has no hours', () => respond({})],
    ['no response arrives', () => new Promise<Response>(() => {})],
    ['the response lacks these exhibitors', () => hoursAnswer({ 77: 3 })],
  ])('are not shown and block nothing if %s', async (_, answer) => {
    answers.freeHours = answer;
    const { seen, user } = openPage();
    await ready();
    expect(screen.queryByText(/hours? (free|left)|Fully booked/)).toBeNull();
    await user.click(button('Select, Company 1'));
    expect(seen.names).toEqual(['Company 1']);
  });

  it('include the hour that the visitor already has there', async () => {
    openPage({ plannedIds: new Set([1, 3]) });
    await ready();
    expect(descriptionOf(button('Select, Company 1'))).toBe('Only 1 slot left');
    expect(descriptionOf(button('Select, Company 3'))).toBe('Only 3 slots left');
    expect(screen.queryByText('Fully booked')).toBeNull();
  });
});

describe('a fully booked exhibitor', () => {
  it('says so on its button, which stays focusable but selects nothing', async () => {
    const { seen, user } = openPage();
    await ready();
    const full = button('Fully booked, Company 1');
    expect(full.textContent).toBe('Fully booked');
    expect([full.getAttribute('aria-disabled'), full.hasAttribute('disabled')]).toEqual(['true', false]);
    expect(descriptionOf(full)).toBe('Similar exhibitors with free hours');
    await user.click(full);
    full.focus();
    await user.keyboard('{Enter}');
    expect(seen.selected).toEqual([]);
  });

  it('offers the three most similar ones with their hours, regardless of the search', async () => {
    const { user } = openPage({ address: '/?q=profile 1' });
    await screen.findByText('Showing 1 out of 1 matches');
    expect(rows('Company 1')).toEqual([
      'CCompany 3Only 2 slots leftSelect',
      'CCompany 214 hours freeSelect',
      'CCompany 49 hours freeSelect',
    ]);
    await user.click(button('Company 3, View Products'));
    await screen.findByRole('heading', { name: 'Products of Company 3' });
  });

  it('leads by Tab from its button through its products to each alternative, selected by Enter or Space', async () => {
    const { seen, user } = openPage();
    await ready();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    const tabTo = async (name: string) => {
      await user.tab();
      await expect.poll(focused).toBe(name);
    };
    button('Fully booked, Company 1').focus();
    await tabTo('View Products, Company 1');
    await tabTo('Company 3, View Products');
    await tabTo('Select, Company 3, similar to Company 1');
    await user.keyboard('{Enter}');
    await expect.poll(focused).toBe('Selected, Company 3, similar to Company 1');
    await tabTo('Company 2, View Products');
    await tabTo('Select, Company 2, similar to Company 1');
    await user.keyboard(' ');
    expect(seen.names).toEqual(['Company 3', 'Company 2']);
  });

  it('lets an alternative be selected and deselected in place, and omits those already selected', async () => {
    const { seen, user } = openPage({ selected: [exhibitor(3)] });
    await ready();
    expect(rows('Company 1').map((row) => row?.slice(1, 10))).toEqual([
      'Company 2',
      'Company 4',
      'Company 5',
    ]);
    const select = button('Select, Company 4, similar to Company 1');
    await user.click(select);
    expect(seen.names).toEqual(['Company 3', 'Company 4']);
    await expect.poll(() => document.activeElement).toBe(button('Selected, Company 4, similar to Company 1'));
    expect(button('Selected, Company 4')).toBeDefined();
    // Both show a tick.
    for (const name of ['Selected, Company 4', 'Selected, Company 4, similar to Company 1'])
      expect(button(name).querySelector('svg')).not.toBeNull();
    expect(rows('Company 1')).toHaveLength(3);
    await user.click(button('Selected, Company 4, similar to Company 1'));
    expect(seen.names).toEqual(['Company 3']);
  });

  it('blocks its alternatives at the maximum with the same message as a card', async () => {
    const many = Array.from({ length: 8 }, (_, index) => exhibitor(index + 101));
    answers.search = () => respond([...MATCHES, ...many]);
    const { seen, user } = openPage({ selected: many });
    await screen.findByText('Showing 5 out of 14 matches');
    const select = button('Select, Company 3, similar to Company 1');
    expect(select.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(select)).toBe('All 8 are chosen');
    expect(descriptionOf(button('Fully booked, Company 1'))).toBe('Similar exhibitors with free hours');
    await user.click(select);
    await waitFor(() => expect(screen.getAllByText('Maximum Meetings Selected (8 reached)')).toHaveLength(1));
    expect(seen.selected).toHaveLength(8);
  });

  it('offers fewer if fewer have free hours, and says when none has', async () => {
    answers.freeHours = () => hoursAnswer({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 5 });
    openPage({ selected: [] });
    await ready();
    expect(rows('Company 1')).toEqual(['CCompany 65 hours freeSelect']);
    answers.freeHours = () => hoursAnswer({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 });
    focusWindow();
    await waitFor(() =>
      expect(
        within(card('Company 1')).getByText('All your other matches are fully booked or selected already.'),
      ).toBeDefined(),
    );
  });
});

describe('while the page is open', () => {
  it('an exhibitor that fills up while selected keeps its place and can be deselected', async () => {
    answers.freeHours = () => hoursAnswer({ ...HOURS, 1: 1 });
    const { seen, user } = openPage({ selected: [exhibitor(1), exhibitor(2)] });
    await ready();
    expect(descriptionOf(button('Selected, Company 1'))).toBe('Only 1 slot left');
    answers.freeHours = () => hoursAnswer(HOURS);
    focusWindow();
    await waitFor(() => expect(rows('Company 1')).toHaveLength(3));
    const selected = button('Selected, Company 1');
    expect([selected.textContent, selected.hasAttribute('aria-disabled')]).toEqual(['Selected', false]);
    expect(descriptionOf(selected)).toBe('Fully booked Similar exhibitors with free hours');
    expect(seen.selected.map(({ id }) => id)).toEqual([1, 2]);
    await user.click(selected);
    await expect.poll(() => document.activeElement).toBe(button('Fully booked, Company 1'));
    expect(seen.selected.map(({ id }) => id)).toEqual([2]);
  });

  it('replaces an alternative that filled up, and keeps the focus nearby', async () => {
    openPage();
    await ready();
    button('Select, Company 3, similar to Company 1').focus();
    answers.freeHours = () => hoursAnswer({ ...HOURS, 3: 0 });
    focusWindow();
    await waitFor(() =>
      expect(rows('Company 1').map((row) => row?.slice(1, 10))).toEqual([
        'Company 5',
        'Company 2',
        'Company 4',
      ]),
    );
    await expect.poll(() => document.activeElement?.textContent).toBe('Similar exhibitors with free hours');
  });

  it('removes the alternatives when an hour is freed, and moves the focus to the company', async () => {
    openPage();
    await ready();
    button('Select, Company 3, similar to Company 1').focus();
    answers.freeHours = () => hoursAnswer({ ...HOURS, 1: 4 });
    focusWindow();
    await waitFor(() => expect(descriptionOf(button('Select, Company 1'))).toBe('4 hours free'));
    await expect.poll(() => document.activeElement?.textContent).toBe('Company 1');
  });

  it('keeps the known hours when they cannot be refetched', async () => {
    openPage();
    await ready();
    answers.freeHours = () => respond({}, 503);
    focusWindow();
    await waitFor(() => expect(answers.hoursRequests).toBe(2));
    expect(button('Fully booked, Company 1')).toBeDefined();
  });
});
