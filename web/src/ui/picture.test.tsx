// A picture that fails to load gives way to its fallback, until another one is shown.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const picture = (src?: string) => (
  <Picture src={src} alt="A jar" fallback={<svg role="img" aria-label="Artwork" />} />
);

test('shows artwork in place of a picture that is missing or fails to load', () => {
  const { rerender } = render(picture('/jar.png'));
  fireEvent.error(screen.getByRole('img', { name: 'A jar' }));
  screen.getByRole('img', { name: 'Artwork' });
  expect(screen.queryByRole('img', { name: 'A jar' })).toBeNull();
  rerender(picture('/other-jar.png'));
  screen.getByRole('img', { name: 'A jar' });
  rerender(picture());
  screen.getByRole('img', { name: 'Artwork' });
});
