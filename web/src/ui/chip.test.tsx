// After a chip is removed, the focus moves to a neighbour, or to the fallback after the last one.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { Chips } from './chip.tsx';

function Place() {
  const [names, setNames] = useState(['Lips', 'Nails', 'Hair']);
  const fallback = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={fallback} aria-label="Search" />
      <Chips
        label="Interests"
        items={names.map((name) => ({ id: name, label: name, removeLabel: `Remove ${name}` }))}
        onRemove={(name) => setNames(names.filter((other) => other !== name))}
        fallbackFocusRef={fallback}
      />
    </>
  );
}

test('focuses the next chip, then the previous one, then the fallback', async () => {
  render(<Place />);
  const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await remove('Lips');
  expect(focused()).toBe('Remove Nails');
  await remove('Hair');
  expect(focused()).toBe('Remove Nails');
  await remove('Nails');
  expect(focused()).toBe('Search');
});
