// Adding a tag on a person's page focuses its field, unless somebody already types elsewhere.
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitorPerson } from './testing/people.ts';
import { visitPerson } from './testing/person-visit.tsx';

it('does not take the focus from somebody who types elsewhere after beginning a tag', async () => {
  let answer = (_: unknown): void => undefined;
  const { user, made } = visitPerson(visitorPerson(), {
    answers: {
      'POST /api/tags': () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: { name: 'Press', changed: [7] } });
        }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add tag' }));
  const tag = screen.getByRole('combobox', { name: 'Tag' });
  await expect.poll(() => document.activeElement).toBe(tag);
  await user.type(tag, 'Press{Enter}');
  const note = screen.getByLabelText('New note');
  await user.click(note);
  await user.keyboard('Wants a ');
  await act(async () => answer(undefined));
  await user.keyboard('quiet booth');
  expect((note as HTMLTextAreaElement).value).toBe('Wants a quiet booth');
  expect((tag as HTMLInputElement).value).not.toContain('quiet');
  expect(made('POST /api/tags')).toHaveLength(1);
});
