// Tests of the application status in the dashboard and of the decisions available for each status.
import { describe, expect, it } from 'vitest';
import {
  APPLICATION_DECISIONS,
  APPLICATION_STATES,
  type ApplicationDecision,
  type ApplicationState,
  applicationState,
  canApprove,
  canReject,
} from './state.ts';

describe('applicationState', () => {
  const table: [ApplicationDecision, boolean, ApplicationState][] = [
    ['pending', false, 'Pending'],
    ['pending', true, 'Pending'],
    ['approved', false, 'Approved'],
    ['approved', true, 'Email Sent'],
    ['rejected', false, 'Rejected'],
    ['rejected', true, 'Email Sent'],
  ];

  it.each(table)('is, for %s with its letter accepted %s, %s', (decision, isMailed, state) => {
    expect(applicationState(decision, isMailed)).toBe(state);
  });

  it('covers every case and every status', () => {
    expect(table).toHaveLength(APPLICATION_DECISIONS.length * 2);
    expect(new Set(table.map(([, , state]) => state))).toEqual(new Set(APPLICATION_STATES));
  });
});

describe('canApprove and canReject', () => {
  const table: Record<ApplicationState, [approve: boolean, reject: boolean]> = {
    Pending: [true, true],
    Approved: [false, true],
    Rejected: [true, false],
    'Email Sent': [false, false],
  };

  it.each(APPLICATION_STATES)('match the status %s', (state) => {
    expect([canApprove(state), canReject(state)]).toEqual(table[state]);
  });
});
