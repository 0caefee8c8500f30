// Tests that the state of a registration follows from its meetings and status email, whatever their order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeetingStatus } from '../meeting/schema.ts';
import { isDecided, REGISTRATION_STATES, registrationState } from './state.ts';

const status = fc.constantFrom<MeetingStatus>(2, 3, 4);
const statuses = fc.array(status, { maxLength: 8 });

describe('registrationState', () => {
  it.each<[MeetingStatus[], boolean, string]>([
    [[], false, 'Pending'],
    [[2], false, 'Pending'],
    [[4], false, 'Approved'],
    [[3], false, 'Rejected'],
    [[3, 3, 3], false, 'Rejected'],
    [[3, 4, 3], false, 'Approved'],
    [[4, 4, 2], false, 'Pending'],
    [[3, 2], false, 'Pending'],
    [[4, 3], true, 'Email Sent'],
    [[3], true, 'Email Sent'],
  ])('%j, mailed %s: %s', (given, isMailed, expected) => {
    expect(registrationState(given, isMailed)).toBe(expected);
  });

  it('is the same in any order of the meetings', () => {
    fc.assert(
      fc.property(statuses, fc.boolean(), (given, isMailed) => {
        expect(registrationState(given.toReversed(), isMailed)).toBe(registrationState(given, isMailed));
        expect(registrationState(given.toSorted(), isMailed)).toBe(registrationState(given, isMailed));
      }),
    );
  });

  it('is Pending exactly while Send Email is unavailable, unless it was mailed', () => {
    fc.assert(
      fc.property(statuses, (given) => {
        expect(registrationState(given, false) === 'Pending').toBe(!isDecided(given));
      }),
    );
  });

  it('is Approved exactly when no meeting is pending and at least one is approved', () => {
    fc.assert(
      fc.property(statuses, (given) => {
        const expected = given.includes(4) && !given.includes(2);
        expect(registrationState(given, false) === 'Approved').toBe(expected);
      }),
    );
  });

  it('is always one of the four dashboard states', () => {
    fc.assert(
      fc.property(statuses, fc.boolean(), (given, isMailed) => {
        expect(REGISTRATION_STATES).toContain(registrationState(given, isMailed));
      }),
    );
  });
});

describe('isDecided', () => {
  it.each<[MeetingStatus[], boolean]>([
    [[], false],
    [[2], false],
    [[3, 4, 2], false],
    [[3], true],
    [[4, 3], true],
  ])('%j: %s', (given, expected) => {
    expect(isDecided(given)).toBe(expected);
  });
});
