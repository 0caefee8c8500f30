// Links are part of their sentence, wherever a language puts them.
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const draw = (text: string) =>
  render(
    <MemoryRouter>
      <p>
        <LinkedText text={text} links={{ terms: '/terms', privacy: '/privacy' }} />
      </p>
    </MemoryRouter>,
  ).container;

test.each([
  [
    'By registering you accept the <terms>Terms</terms>. <privacy>Privacy</privacy> says more.',
    'Terms, Privacy',
  ],
  ['<privacy>Privasi</privacy> dan <terms>Terma</terms>', 'Privasi, Terma'],
  ['Nothing to open.', ''],
])('%s', (text, names) => {
  const page = draw(text);
  expect(page.textContent).toBe(text.replace(/<[^>]+>/g, ''));
  const links = screen.queryAllByRole('link');
  expect(links.map((link) => link.textContent).join(', ')).toBe(names);
  for (const link of links)
    expect(link.getAttribute('href')).toBe(
      /^(Privacy|Privasi)$/.test(link.textContent) ? '/privacy' : '/terms',
    );
});

test('renders the words of an unknown link name as plain text', () => {
  expect(draw('See <press>Press</press>.').textContent).toBe('See Press.');
  expect(screen.queryByRole('link')).toBeNull();
});
