// Privacy and terms: sections with their contents beside them, a version, and addresses of single sections.
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endVisit, visitPage } from '../../lib/testing/page-visit.tsx';
import { DocumentPage } from './document-page.tsx';

const PRIVACY = {
  title: 'Privacy',
  lead: 'What this site knows about you.',
  version: '2026-11',
  sections: [
    { heading: 'In short', paragraphs: ['We collect what is needed.'], points: ['Nothing is sold.'] },
    { heading: 'Who sees what', paragraphs: ['It depends on who looks.'] },
  ],
};

const shown: string[] = [];
beforeEach(() => {
  shown.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
});
afterEach(() => {
  endVisit();
  vi.restoreAllMocks();
});

const visit = (hash = '') =>
  visitPage({
    pages: { '/privacy': <DocumentPage name="privacy" /> },
    address: `/privacy${hash}`,
    answers: { 'GET /api/content/privacy': () => PRIVACY },
  });

test('shows every section under its heading, and the version', async () => {
  visit();
  expect(await screen.findByText('Version 2026-11')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy');
  const article = within(screen.getByRole('article'));
  expect(article.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'In short',
    'Who sees what',
  ]);
  expect(article.getByRole('listitem').textContent).toBe('Nothing is sold.');
});

test('a link of the contents leads to its section: in view, focused, and in the address', async () => {
  const { router, user } = visit();
  await screen.findByRole('article');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  await user.click(contents.getByRole('link', { name: 'Who sees what' }));
  expect(router.state.location.hash).toBe('#section-2');
  expect(shown).toEqual(['section-2']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who sees what' }));
});

test('an address that names a section begins there once the words have come', async () => {
  visit('#section-2');
  await screen.findByRole('article');
  expect(shown).toEqual(['section-2']);
});
