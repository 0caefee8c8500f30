// The status email to many people is offered and confirmed with the number of those who get one.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { group } from './testing/review-fixture.ts';
import { visitReview } from './testing/review-visit.tsx';

const FEW = [60, 59, 58].map((id, index) => group({ id, name: `Visitor ${String(index + 1)}` }));
const tick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: /selected$/ }));

test('offers and confirms the email with the number of those who get one', async () => {
  const { user, calls } = visitReview({
    groups: FEW,
    answers: {
      'POST /api/meetings/decide-many': ({ body }) => ({
        body: {
          people: (body as { ids: number[] }).ids.map((id) => ({
            id,
            name: `Visitor ${String(61 - id)}`,
            decided: [{ id: id * 10, version: 2 }],
            refused: [],
          })),
        },
      }),
      // Visitor 1 still has an undecided meeting.
      'POST /api/meetings/mailable': ({ body }) => ({
        body: { ids: (body as { ids: number[] }).ids.filter((id) => id === 58) },
      }),
      'POST /api/meetings/mail-many': ({ body }) => ({
        body: {
          people: (body as { ids: number[] }).ids.map((id) => ({ id, name: 'Visitor 3', refused: null })),
          isConfigured: true,
        },
      }),
    },
  });
  await user.click(await tick('Visitor 1'));
  await user.click(await tick('Visitor 3'));
  await user.click(bar().getByRole('button', { name: 'Approve pending' }));
  await screen.findByText('2 meetings of 2 people approved.');
  expect(await screen.findByRole('button', { name: 'Send Email to 1 person' })).toBeDefined();
  await user.click(bar().getByRole('button', { name: 'Send Email' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Send the status email to 1 person?' }),
  );
  expect(question.getByText(/^1 other person has a meeting to decide/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Send Email' }));
  await waitFor(() =>
    expect(calls.filter(({ call }) => call.endsWith('mail-many')).map(({ body }) => body)).toEqual([
      { ids: [58] },
    ]),
  );
});
