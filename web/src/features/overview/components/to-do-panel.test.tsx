// To do offers each role only what it may do, and each leads to the list of what it counts.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitPage } from '../../../lib/testing/page-visit.tsx';
import { ToDoPanel } from './to-do-panel.tsx';

it.each([
  ['editor', ['Review', 'Send', 'Review', 'Send again', 'Correct', 'See them']],
  ['viewer', ['See them', 'See them', 'See them', 'See them', 'See them', 'See them']],
] as const)('offers a %s the actions that the role may do', async (role, words) => {
  const kinds = ['decide', 'ready', 'applications', 'changed', 'failed', 'tasks'] as const;
  visitPage({
    pages: { '/dashboard/overview': <ToDoPanel /> },
    address: '/dashboard/overview',
    role,
    answers: { 'GET /api/to-do': () => ({ items: kinds.map((kind) => ({ kind, count: 2 })) }) },
  });
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual(words);
});

it('counts what an organiser can do, and not what waits for others', async () => {
  visitPage({
    pages: { '/dashboard/overview': <ToDoPanel /> },
    address: '/dashboard/overview',
    role: 'editor',
    answers: {
      'GET /api/to-do': () => ({
        items: [
          { kind: 'decide', count: 2, meetings: 3, since: '2026-03-01T00:00:00Z' },
          { kind: 'documents', count: 40 },
          { kind: 'unconfirmed', count: 200 },
          { kind: 'exhibitors', count: 57 },
        ],
      }),
    },
  });
  await screen.findByText('2 things, most urgent first');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('each leads to the list of what it counts', async () => {
  const paths = {
    decide: 'business-matching?progress=to-decide',
    applications: 'hosted-buyer-program?decision=pending',
    hostedDecide: 'hosted-buyer-program?progress=to-decide',
    changed: 'business-matching?progress=changed',
    failed: 'emails?state=failed',
    unmarked: 'attendance?attendance=earlier',
    refunds: 'refunds?state=due',
    unconfirmed: 'business-matching?unconfirmed=1',
    exhibitors: 'exhibitors?taken=none',
  };
  visitPage({
    pages: { '/dashboard/overview': <ToDoPanel /> },
    address: '/dashboard/overview',
    role: 'admin',
    answers: { 'GET /api/to-do': () => ({ items: Object.keys(paths).map((kind) => ({ kind, count: 2 })) }) },
  });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Object.values(paths).map((path) => `/dashboard/${path}`),
  );
});
