// The privacy and terms pages: sections with a table of contents, a version, and links to single sections.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitPage } from '../../lib/testing/page-visit.tsx';
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

test('a link of the table of contents scrolls to its section, focuses it, and updates the URL', async () => {
  const { router, user } = visit();
  await screen.findByRole('article');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  await user.click(contents.getByRole('link', { name: 'Who sees what' }));
  expect(router.state.location.hash).toBe('#section-2');
  expect(shown).toEqual(['section-2']);
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('heading', { name: 'Who sees what' }));
});

test('a URL with a section hash scrolls to that section once the document has loaded', async () => {
  visit('#section-2');
  await screen.findByRole('article');
  expect(shown).toEqual(['section-2']);
});
