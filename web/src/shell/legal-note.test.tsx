// Whoever gives personal data finds the terms and who sees it, one press away.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { LegalNote, PrivacyPointer } from './legal-note.tsx';

afterEach(cleanup);

test.each([
  ['register', 'By registering you accept the Terms. Privacy explains who sees your data.'],
  ['apply', 'By applying you accept the Terms. Privacy explains who sees your data.'],
] as const)('who is about to %s', (of, sentence) => {
  const { container } = render(<LegalNote of={of} />, { wrapper: MemoryRouter });
  expect(container.textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
});

test('who uploads files', () => {
  render(<PrivacyPointer />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
});
