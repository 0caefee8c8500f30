// Fields that were filled without an event are read when a button is pressed or a form is submitted.
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterAll, expect, test, vi } from 'vitest';
import { readFilledFields } from './filled-fields.ts';

afterAll(readFilledFields());

/** Like a password manager: React gets no event. */
function fill(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

type Sent = (values: Record<string, string>) => void;

function OfState({ onSent }: { onSent: Sent }) {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent({ name, note });
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <button type="submit">Send</button>
    </form>
  );
}

function OfLibrary({ onSent }: { onSent: Sent }) {
  const { register, handleSubmit } = useForm({ defaultValues: { name: '', note: '' } });
  return (
    <form onSubmit={handleSubmit(onSent)}>
      <input aria-label="Name" {...register('name')} />
      <textarea aria-label="Note" {...register('note')} />
      <button type="submit">Send</button>
    </form>
  );
}

/** As in dialogs, whose buttons are outside the form. */
function OfButton({ onSent }: { onSent: Sent }) {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <button type="button" onClick={() => onSent({ name, note })}>
        Send
      </button>
    </>
  );
}

test.each([
  ['a form that keeps its own state', OfState],
  ['a form of the library', OfLibrary],
  ['a button without a form', OfButton],
])('%s reads fields filled without an event', async (_, Form) => {
  const onSent = vi.fn();
  render(<Form onSent={onSent} />);
  fill(screen.getByLabelText('Name'), 'Amira Rahman');
  fill(screen.getByLabelText('Note'), 'By the manager');
  screen.getByRole('button').click();
  await expect
    .poll(() => onSent.mock.calls[0]?.[0])
    .toEqual({ name: 'Amira Rahman', note: 'By the manager' });
});

test('a form submitted by Enter reads fields filled without an event', () => {
  const onSent = vi.fn();
  render(<OfState onSent={onSent} />);
  fill(screen.getByLabelText('Name'), 'Amira Rahman');
  screen.getByLabelText('Name').closest('form')?.requestSubmit();
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ name: 'Amira Rahman', note: '' });
});

test('a field with an unchanged value gets no change event', () => {
  const onChange = vi.fn();
  render(
    <>
      <input aria-label="Name" value="Amira" onChange={onChange} />
      <button type="button">Send</button>
    </>,
  );
  screen.getByRole('button').click();
  expect(onChange).not.toHaveBeenCalled();
});
