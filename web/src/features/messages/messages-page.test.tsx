// The list of messages to groups: reminders are switched there; viewers can look at both, but change none.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { MessagesPage } from './messages-page.tsx';

it.each([
  ['editor', false],
  ['viewer', true],
] as const)(
  'only roles that may send email can switch reminders and start messages: %s',
  async (role, isBarred) => {
    visitPage({
      pages: { '/': <MessagesPage /> },
      address: '/',
      role,
      answers: {
        'GET /api/reminders': () => ({ people: 3, rules: [{ rule: 'week', isOn: false, written: 0 }] }),
        'GET /api/messages': () => Response.json([], { headers: { 'x-total-count': '0' } }),
      },
    });
    const rule = await screen.findByRole('checkbox', { name: 'A week before the fair, at 9 am' });
    expect(rule.closest('fieldset')?.hasAttribute('disabled')).toBe(isBarred);
    expect(screen.queryAllByRole('button', { name: 'Write a message' })).toHaveLength(isBarred ? 0 : 1);
  },
);

it('a reminder is switched on and off, and stays as it was when that fails', async () => {
  const stored = { people: 3, rules: [{ rule: 'week', isOn: false, written: 0 }] };
  const sent: unknown[] = [];
  let isDown = false;
  const { user } = visitPage({
    pages: { '/': <MessagesPage /> },
    address: '/',
    answers: {
      'GET /api/reminders': () => stored,
      'PUT /api/reminders': (_url, body) => {
        if (isDown) return new Refusal(503, 'server.busy', 'Please try again.');
        sent.push(body);
        const { isOn } = body as { isOn: boolean };
        return { ...stored, rules: [{ rule: 'week', isOn, written: 0 }] };
      },
      'GET /api/messages': () => Response.json([], { headers: { 'x-total-count': '0' } }),
    },
  });
  const rule = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^A week before the fair/ });
  expect(rule.checked).toBe(false);
  await user.click(rule);
  await waitFor(() => expect(rule.checked).toBe(true));
  isDown = true;
  await user.click(rule);
  await screen.findByText('Please try again.');
  expect(rule.checked).toBe(true);
  isDown = false;
  await user.click(rule);
  await waitFor(() => expect(rule.checked).toBe(false));
  expect(sent).toEqual([
    { rule: 'week', isOn: true },
    { rule: 'week', isOn: false },
  ]);
});
