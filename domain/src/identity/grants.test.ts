// Who may do what in the dashboard.
import { expect, test } from 'vitest';
import { ORGANISER_ROLES } from '../organiser/schema.ts';
import { can } from './grants.ts';

const allowed = (permission: Parameters<typeof can>[1]) =>
  ORGANISER_ROLES.filter((role) => can(role, permission));

test('everybody with a login reads', () => {
  expect(allowed('registration.read')).toEqual(['viewer', 'editor', 'admin']);
});

test('editors and admins decide and mail', () => {
  expect(allowed('meeting.decide')).toEqual(['editor', 'admin']);
  expect(allowed('registration.mail')).toEqual(['editor', 'admin']);
});

test('documents open for editors and admins, passports for admins alone', () => {
  expect(allowed('document.open')).toEqual(['editor', 'admin']);
  expect(allowed('document.open-passport')).toEqual(['admin']);
});

test('admins alone send money back', () => {
  expect(allowed('payment.refund')).toEqual(['admin']);
});

test('admins alone delete, allow other hours, manage staff and read the audit trail', () => {
  for (const permission of [
    'registration.delete',
    'meeting.allow-other-hours',
    'staff.manage',
    'audit.read',
  ] as const)
    expect(allowed(permission)).toEqual(['admin']);
});

test('nobody may do nothing', () => {
  expect(can('owner', 'registration.read')).toBe(false);
  expect(can(undefined, 'registration.delete')).toBe(false);
});

test('no role has what a link opens', () => {
  expect(allowed('schedule.manage')).toEqual([]);
});
