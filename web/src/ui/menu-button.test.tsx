// A menu of actions: opened and used by keyboard, closed by Escape; a disabled item says why.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';

function open() {
  const chosen = vi.fn();
  render(
    <MenuButton
      label="Actions for Night Balm"
      items={[
        { id: 'up', words: 'Move up', onChoose: () => chosen('up'), disabledWhy: 'It is the first.' },
        { id: 'down', words: 'Move down', onChoose: () => chosen('down') },
        { id: 'remove', words: 'Remove', onChoose: () => chosen('remove') },
      ]}
    />,
  );
  return { chosen, user: userEvent.setup(), toggle: screen.getByRole('button') };
}

it('arrow keys move in it and wrap around, and Enter chooses', async () => {
  const { user, chosen, toggle } = open();
  toggle.focus();
  await user.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Move up');
  await user.keyboard('{ArrowUp}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Remove');
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('remove');
  expect(screen.queryByRole('menu')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(toggle);
});

it('Escape closes it and returns the focus to its button', async () => {
  const { user, chosen, toggle } = open();
  await user.click(toggle);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(toggle);
  expect(chosen).not.toHaveBeenCalled();
});

it('a disabled item stays, says why, and does nothing', async () => {
  const { user, chosen, toggle } = open();
  await user.click(toggle);
  const item = screen.getByRole('menuitem', { name: 'Move up' });
  expect(item.title).toBe('It is the first.');
  await user.click(item);
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeDefined();
});

it('a press beside it closes it', async () => {
  const { user, toggle } = open();
  await user.click(toggle);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});
