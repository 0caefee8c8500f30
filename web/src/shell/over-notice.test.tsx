// After the fair every page says that it is over, and when the next one is.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoEdition } from '../queries/testing/schedule-fixture.ts';
import { OverNotice } from './over-notice.tsx';

const { days, hours, name } = demoEdition();
const begun = days.flatMap(({ day }) => hours.map(({ minute }) => ({ day, minute })));

test.each([
  [['2026-06-02', '2026-06-03'], `${name} is over. The next one is on 02 and 03 June 2026.`],
  [undefined, `${name} is over. The dates of the next one will be announced here.`],
])('shows the dates of the next fair: %j', (next, sentence) => {
  render(<OverNotice edition={demoEdition({ begun, hasEnded: true, ...(next ? { next } : {}) })} />);
  expect(screen.getByRole('status').textContent).toBe(sentence);
});

test('in its last hour the fair is not over, but nothing can be booked', () => {
  render(<OverNotice edition={demoEdition({ begun })} />);
  expect(screen.getByRole('status').textContent).toBe(
    `The last hour of ${name} has started: meetings can no longer be booked. The dates of the next one will be announced here.`,
  );
});

test('a fair that an organiser closed before its days is not in its last hour', () => {
  render(<OverNotice edition={demoEdition({ begun, isClosed: true })} />);
  expect(screen.getByRole('status').textContent).toBe(`Registration for ${name} is closed.`);
});

test('is hidden before the last hour has begun', () => {
  render(<OverNotice edition={demoEdition({ begun: begun.slice(1) })} />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('says when a programme opens, and which one an edition lacks', () => {
  const edition = demoEdition();
  const { rerender } = render(
    <OverNotice edition={edition} closing={{ reason: 'later', date: '2025-03-12', minute: 570 }} />,
  );
  expect(screen.getByRole('status').textContent).toBe('Registration opens on 12 March 2025, 9.30 am.');
  rerender(<OverNotice edition={edition} closing={{ reason: 'off' }} />);
  expect(screen.getByRole('status').textContent).toBe(`${name} does not have this programme.`);
  rerender(<OverNotice edition={edition} closing={{ reason: 'past' }} />);
  expect(screen.queryByRole('status')).toBeNull();
});
