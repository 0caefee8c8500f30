// Where personal data is entered, the terms and the privacy notice are one click away.
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LegalNote, PrivacyPointer } from './legal-note.tsx';

test.each([
  ['register', 'By registering you accept the Terms. Privacy explains who sees your data.'],
  ['apply', 'By applying you accept the Terms. Privacy explains who sees your data.'],
] as const)('a form to %s links to both', (of, sentence) => {
  const { container } = render(<LegalNote of={of} />, { wrapper: MemoryRouter });
  expect(container.textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
});

test('the upload links to Privacy', () => {
  render(<PrivacyPointer />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
});
