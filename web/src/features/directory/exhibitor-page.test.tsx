// An exhibitor's page: its details, its hours, and every state of the selection button.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import { fairHour } from '@visavis/domain/edition/slot-time';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FairOverProvider } from '../../lib/fair-over.ts';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { ExhibitorPage } from './exhibitor-page.tsx';
import {
  type Answers,
  answer,
  beginAnswers,
  button,
  descriptionOf,
  detail,
  entry,
  inList,
  refusal,
  visit,
} from './testing/directory-visit.tsx';

const EDITION = demoEdition({
  days: fairDaysOn(['2025-06-02', '2025-06-03']),
  hours: [660, 720].map((minute) => fairHour(minute, 60)),
});
const LIST = '?countries=Denmark&shown=20';

let answers: Answers;
beforeEach(() => {
  answers = beginAnswers();
  answers['/api/directory/3'] = answer(detail(3));
  answers['/api/exhibitors/3/products'] = answer([]);
});

/** The page with a selection kept in state, as the application keeps it. */
function ChoicePage({ start, maximum }: { start: readonly Exhibitor[]; maximum: number }) {
  const [chosen, setChosen] = useState(start);
  return (
    <ExhibitorPage
      id={3}
      edition={EDITION}
      listSearch={LIST}
      productKindOf={() => 'jar'}
      notFound={<h1>Page not found</h1>}
      choice={{
        chosen,
        maximum,
        onAdd: (exhibitor) => setChosen([...chosen, exhibitor]),
        onRemove: (exhibitor) => setChosen(chosen.filter(({ id }) => id !== exhibitor.id)),
        continuePath: '/next',
        continueLabel: 'Continue your registration',
      }}
    />
  );
}

const open = (start: readonly Exhibitor[] = [], maximum = 8) =>
  visit({
    answers,
    pages: {
      '/exhibitions/3': <ChoicePage start={start} maximum={maximum} />,
      '/exhibitions': <p>The list</p>,
      '/next': <p>The next step</p>,
    },
    at: '/exhibitions/3',
  });
const openAfterTheFair = (start: readonly Exhibitor[]) =>
  visit({
    answers,
    pages: {
      '/exhibitions/3': (
        <FairOverProvider value={true}>
          <ChoicePage start={start} maximum={8} />
        </FairOverProvider>
      ),
    },
    at: '/exhibitions/3',
  });
const ready = () => screen.findByRole('heading', { level: 1, name: 'Nordlys 3' });

describe('the page shows', () => {
  it('the exhibitor, with a link back to the list with its filters', async () => {
    const { user, address } = open();
    await ready();
    for (const words of ['B-03', 'Denmark', 'Made in workshop 3.']) screen.getByText(words);
    expect(screen.queryByText('Text in English')).toBeNull();
    expect(
      inList('Sub-categories')
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(['Scalp care', 'Styling']);
    await user.click(screen.getByRole('link', { name: 'Exhibitions' }));
    expect(address()).toBe(`/exhibitions${LIST}`);
  });

  it('that its description is in English, if there is no translation', async () => {
    answers['/api/directory/3'] = answer(detail(3, { inEnglish: ['description'] }));
    open();
    await ready();
    expect(screen.getByText('Made in workshop 3.').lang).toBe('en');
    screen.getByText('Text in English');
  });

  it('its hours, day by day', async () => {
    open();
    await ready();
    screen.getByText('2 of 4 hours free, UTC+8');
    const table = screen.getByRole('table', { name: 'Free hours of Nordlys 3' });
    const days = within(table).getAllByRole('columnheader');
    expect(days.map((day) => day.textContent)).toEqual([
      'UTC+8',
      '02MonMonday 02 June',
      '03TueTuesday 03 June',
    ]);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Free', 'Unavailable'],
      ['Unavailable', 'Free'],
    ]);
    expect(within(table).getByRole('rowheader', { name: '11 am' })).toBeDefined();
  });

  it('its products, or that there are none', async () => {
    const products = [
      { id: 5, name: 'Birch Tonic', description: 'For dry scalps.', image: '/images/companies/birch.jpg' },
      { id: 6, name: 'Rye Balm', description: 'Holds all day.' },
      { id: 0, name: 'No Products', description: '' },
    ].map((product) => ({ ...product, company_name: 'Nordlys 3', exhibitor_id: 3 }));
    answers['/api/exhibitors/3/products'] = answer(products);
    open();
    const first = (await screen.findByRole('heading', { level: 3, name: 'Birch Tonic' })).closest('li');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/images/companies/birch.jpg');
    expect(screen.getByText('Holds all day.').closest('li')?.querySelector('[data-pigment]')).not.toBeNull();
    expect(screen.queryByText('No Products')).toBeNull();
    cleanup();
    answers['/api/exhibitors/3/products'] = () => refusal(503, 'server.unavailable');
    open();
    await screen.findByRole('heading', { name: 'No Products Available' });
    screen.getByText('Nordlys 3 does not have any products available at this time.');
  });

  it('no country label if the country is unknown, as in Top Matches', async () => {
    answers['/api/directory/3'] = answer(detail(3, { region_country: ' ', countryCode: null }));
    open();
    await ready();
    screen.getByText('Booth Number');
    expect(screen.queryByText('Country/Region')).toBeNull();
  });

  it.each([[[]], [[entry(3)]]])(
    'that booking is closed after the fair: no hours, no selection, no alternatives (%#)',
    async (start) => {
      answers['/api/directory/3'] = answer(detail(3, { freeHours: 0, free: [] }));
      const { calls } = openAfterTheFair(start);
      await ready();
      const hours = within(screen.getByRole('complementary', { name: 'Free hours' }));
      hours.getByText('Booking is closed');
      expect(hours.queryByRole('table')).toBeNull();
      expect(screen.queryByText(/hours? free|hour later|Similar exhibitors|selected/)).toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
      expect(calls).not.toContain('/api/exhibitors/search');
    },
  );

  it('the not-found page for an unknown exhibitor, or a retry button after a failure', async () => {
    answers['/api/directory/3'] = () => refusal(404, 'resource.not-found');
    open();
    await screen.findByRole('heading', { name: 'Page not found' });
    cleanup();
    answers['/api/directory/3'] = () => refusal(503, 'server.unavailable');
    const { user } = open();
    await screen.findByText('The exhibitor could not be loaded.');
    answers['/api/directory/3'] = answer(detail(3));
    await user.click(button('Try again'));
    await ready();
  });
});

describe('the selection', () => {
  it('keeps the focus when added, continues when pressed again, and can be undone', async () => {
    const { user, address } = open([entry(1)]);
    await ready();
    screen.getByText('1 Exhibitor(s) selected so far.');
    screen.getByText('You’ll choose the hour later.');
    await user.click(button('Add to my eight'));
    await expect.poll(() => document.activeElement).toBe(button('In my eight'));
    screen.getByText('2 Exhibitor(s) selected so far.');
    expect(screen.getByRole('link', { name: 'Continue your registration' }).getAttribute('href')).toBe(
      '/next',
    );
    await user.click(button('Remove'));
    await expect.poll(() => document.activeElement).toBe(button('Add to my eight'));
    screen.getByText('1 Exhibitor(s) selected so far.');
    await user.click(button('Add to my eight'));
    await user.click(button('In my eight'));
    expect(address()).toBe('/next');
  });

  it('is blocked at the maximum, with the reason and a link to continue', async () => {
    const { user } = open([entry(1), entry(2)], 2);
    await ready();
    const add = button('Add to my 2');
    expect([add.getAttribute('aria-disabled'), descriptionOf(add)]).toEqual([
      'true',
      'Maximum Meetings Selected (2 reached)',
    ]);
    await user.click(add);
    screen.getByText('2 Exhibitor(s) selected so far.');
    screen.getByRole('link', { name: 'Continue your registration' });
  });

  it('has twelve dots when the edition allows twelve', async () => {
    open([entry(1), entry(2)], 12);
    await ready();
    button('Add to my 12');
    const dots = document.querySelectorAll('[data-dock] [aria-hidden] > span');
    expect([...dots].map((dot) => dot.hasAttribute('data-pigment'))).toEqual([
      ...[true, true],
      ...Array(10).fill(false),
    ]);
  });

  it('offers the three most similar exhibitors when this one is fully booked', async () => {
    answers['/api/directory/3'] = answer(detail(3, { freeHours: 0, free: [], subCategoryIds: [7, 8] }));
    answers['/api/exhibitors/search'] = answer([
      entry(3, { subCategoryIds: [7, 8] }),
      entry(4, { subCategoryIds: [7] }),
      entry(5, { subCategoryIds: [7, 8] }),
      entry(6, { subCategoryIds: [8] }),
      entry(9, { subCategoryIds: [8] }),
      entry(11, { subCategoryIds: [7, 8] }),
    ]);
    const hours = { 3: 0, 4: 2, 5: 1, 6: 20, 9: 5, 11: 0 };
    answers['/api/free-hours'] = answer({
      freeHours: Object.entries(hours).map(([id, count]) => [Number(id), count]),
    });
    const { user } = open();
    await ready();
    const full = button('Fully booked');
    expect([full.getAttribute('aria-disabled'), descriptionOf(full)]).toEqual([
      'true',
      'Similar exhibitors with free hours',
    ]);
    await user.click(full);
    expect(screen.queryByText(/selected so far/)).toBeNull();
    // No hour is left to choose later.
    expect(screen.queryByText(/choose the hour later/)).toBeNull();

    const similar = await waitFor(() => inList('Similar exhibitors with free hours'));
    expect(similar.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'NNordlys 5Only 1 slot leftAdd',
      'NNordlys 620 hours freeAdd',
      'NNordlys 95 hours freeAdd',
    ]);
    expect(similar.getByRole('link', { name: 'Nordlys 6' }).getAttribute('href')).toBe('/exhibitions/6');
    await user.click(button('Add Nordlys 6'));
    screen.getByText('1 Exhibitor(s) selected so far.');
    screen.getByRole('link', { name: 'Continue your registration' });
    await user.click(button('Added Nordlys 6'));
    expect(screen.queryByText(/selected so far/)).toBeNull();
  });

  it('keeps an exhibitor that filled up after it was selected', async () => {
    answers['/api/directory/3'] = answer(detail(3, { freeHours: 0, free: [] }));
    answers['/api/exhibitors/search'] = answer([]);
    answers['/api/free-hours'] = answer({ freeHours: [] });
    open([entry(3)]);
    await ready();
    expect(button('In my eight').hasAttribute('aria-disabled')).toBe(false);
    await screen.findByText('No similar exhibitor has a free hour.');
  });
});
