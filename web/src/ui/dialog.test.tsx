// The second click of a double click must not answer the dialog that the first one opened.
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { DialogHold } from './dialog-hold.ts';

function Page({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Sure" onClose={() => setOpen(false)}>
        <button type="button" onClick={onConfirm}>
          Confirm
        </button>
      </Dialog>
    </>
  );
}

const at = (clientX: number, detail: number) => ({ clientX, clientY: 20, detail });

/** A mouse event a tenth of a second after the press that opened the dialog, however slow this machine is. */
function press(kind: 'click' | 'mouseDown', target: HTMLElement, where: ReturnType<typeof at>): void {
  const event = createEvent[kind](target, where);
  Object.defineProperty(event, 'timeStamp', { value: OPENED_AT + 100 });
  fireEvent(target, event);
}
const OPENED_AT = 5_000;

function openByPress(): { confirm: ReturnType<typeof vi.fn> } {
  const confirm = vi.fn();
  render(<Page onConfirm={confirm} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  const down = createEvent.pointerDown(opener, { clientX: 20, clientY: 20 });
  Object.defineProperty(down, 'timeStamp', { value: OPENED_AT });
  fireEvent(opener, down);
  fireEvent.click(opener, at(20, 1));
  return { confirm };
}

const confirmButton = () => screen.getByRole('button', { name: 'Confirm' });

test('ignores an immediate click at the same place as the second half of a double click', () => {
  const { confirm } = openByPress();
  press('click', confirmButton(), at(22, 2));
  expect(confirm).not.toHaveBeenCalled();
});

test('accepts a click elsewhere, and a key press', () => {
  const { confirm } = openByPress();
  press('click', confirmButton(), at(300, 1));
  press('click', confirmButton(), at(0, 0));
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('stays open when the second half of a double click lands beside it', () => {
  openByPress();
  press('mouseDown', screen.getByRole('dialog'), at(20, 2));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  press('mouseDown', screen.getByRole('dialog'), at(600, 1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens only once its page is shown, and stays open when the page is hidden again', () => {
  const page = (isHidden: boolean) => (
    <DialogHold value={isHidden}>
      <Dialog open title="Sure">
        <p>Typed</p>
      </Dialog>
    </DialogHold>
  );
  const { rerender } = render(page(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(page(false));
  expect(screen.getByRole('dialog', { name: 'Sure' })).toBeDefined();
  rerender(page(true));
  expect(screen.getByRole('dialog', { name: 'Sure' })).toBeDefined();
});
