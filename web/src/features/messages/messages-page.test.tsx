// The list of messages to groups: viewers can look at reminders and messages, but change none.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitPage } from '../../lib/testing/page-visit.tsx';
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
