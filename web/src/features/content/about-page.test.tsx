// The About page: four tabs kept in the URL, the organiser's figures, and the contact buttons.
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answer, Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { AboutPage } from './about-page.tsx';

const ABOUT = {
  lead: 'Buyers and makers meet here.',
  about: { heading: 'A fair with an appointment book', paragraphs: ['Four days in June.'] },
  mission: { heading: 'Fewer cards', paragraphs: ['Prepared talks.'], points: ['Every hour has one owner.'] },
  team: {
    heading: 'The people',
    paragraphs: ['Six people.'],
    people: [{ name: 'Aisyah Contoh', role: 'Director', words: 'Reads what you write.' }],
  },
  history: {
    heading: 'From one hall',
    paragraphs: ['It grew.'],
    years: [{ year: '2010', words: 'The first edition.' }],
  },
  voices: [{ words: 'I left with eight sets of samples.', name: 'Nur Misalan', role: 'Visitor' }],
  figures: [
    { figure: '15+', name: 'years of exhibitions' },
    { figure: '120+', name: 'countries' },
  ],
};
const CONTACTS = { email: 'pr@kenari.example', whatsapp: '+60 12-000 0000' };

const visit = (search = '', answers: Readonly<Record<string, Answer>> = {}) =>
  visitPage({
    pages: { '/about': <AboutPage contacts={CONTACTS} /> },
    address: `/about${search}`,
    answers: { 'GET /api/content/about': () => ABOUT, ...answers },
  });

/** The terms of the definition list, each with its definition. */
const termsAndFigures = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('opens About Us, and other tabs by click and arrow key, each with its own URL', async () => {
  const { router, user } = visit();
  expect(await screen.findByRole('heading', { name: 'A fair with an appointment book' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'About Us',
    'Our Mission',
    'Our Team',
    'Our History',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Our Mission' }));
  expect(router.state.location.search).toBe('?tab=mission');
  expect(screen.getByText('Every hour has one owner.')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(router.state.location.search).toBe('?tab=team');
  expect(screen.getByRole('heading', { name: 'Aisyah Contoh' })).toBeTruthy();
  expect(screen.queryByText('Every hour has one owner.')).toBeNull();
  await user.keyboard('{Home}');
  expect(router.state.location.search).toBe('');
});

test('the URL selects the tab, and an unknown tab opens the first', async () => {
  visit('?tab=history');
  expect(await screen.findByRole('heading', { name: '2010' })).toBeTruthy();
  expect(screen.queryByText('I left with eight sets of samples.')).toBeNull();
  cleanup();
  visit('?tab=press');
  expect(await screen.findByText('I left with eight sets of samples.')).toBeTruthy();
});

test('the figures are labelled as the organiser’s own, and no live count contradicts them', async () => {
  visit();
  expect(await screen.findByRole('heading', { name: 'In the organiser’s own figures' })).toBeTruthy();
  expect(termsAndFigures()).toEqual([
    ['years of exhibitions', '15+'],
    ['countries', '120+'],
  ]);
});

test('the buttons open a mail and WhatsApp', async () => {
  visit();
  const mail = await screen.findByRole('link', { name: 'Email us' });
  expect(mail.getAttribute('href')).toBe('mailto:pr@kenari.example');
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/60120000000',
  );
});

test('content that failed to load can be reloaded', async () => {
  let isUp = false;
  const { user } = visit('', {
    'GET /api/content/about': () => (isUp ? ABOUT : new Refusal(503, 'server.unavailable', 'Later')),
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About the exhibition');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Four days in June.')).toBeTruthy();
});
