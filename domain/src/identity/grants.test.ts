// Tests of which roles have which permissions.
import { expect, test } from 'vitest';
import { rolesWith as allowed, can, GRANTS } from './grants.ts';

test('lets every logged-in user read', () => {
  expect(allowed('registration.read')).toEqual(['viewer', 'editor', 'admin']);
});

test('lets editors and admins decide and send email', () => {
  expect(allowed('meeting.decide')).toEqual(['editor', 'admin']);
  expect(allowed('registration.mail')).toEqual(['editor', 'admin']);
});

test('lets editors and admins open documents, but only admins passports', () => {
  expect(allowed('document.open')).toEqual(['editor', 'admin']);
  expect(allowed('document.open-passport')).toEqual(['admin']);
});

test('lets only admins refund payments', () => {
  expect(allowed('payment.refund')).toEqual(['admin']);
});

test('lets only admins delete, allow off-grid hours, manage staff and read the audit trail', () => {
  for (const permission of [
    'registration.delete',
    'meeting.allow-other-hours',
    'staff.manage',
    'audit.read',
  ] as const)
    expect(allowed(permission)).toEqual(['admin']);
});

test('denies everything to unknown and missing roles', () => {
  expect(can('owner', 'registration.read')).toBe(false);
  expect(can(undefined, 'registration.delete')).toBe(false);
});

test('gives no staff role the permissions of links', () => {
  expect(allowed('schedule.manage')).toEqual([]);
});

test('gives the desk its own permissions and access to its account, and nothing else', () => {
  const all = Object.keys(GRANTS) as Parameters<typeof can>[1][];
  expect(all.filter((permission) => can('desk', permission))).toEqual(['account.manage', 'desk.work']);
  expect(allowed('desk.work')).toEqual(['desk', 'editor', 'admin']);
  expect(allowed('account.manage')).toEqual(['desk', 'viewer', 'editor', 'admin']);
});
