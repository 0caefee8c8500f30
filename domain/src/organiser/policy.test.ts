// Who may do what in the dashboard.
import { expect, test } from 'vitest';
import { can } from './policy.ts';
import { ORGANISER_ROLES } from './schema.ts';

const allowed = (verb: Parameters<typeof can>[1]) => ORGANISER_ROLES.filter((role) => can(role, verb));

test('everybody with a login reads', () => {
  expect(allowed('read')).toEqual(['viewer', 'editor', 'admin']);
});

test('editors and admins decide and mail', () => {
  expect(allowed('decide')).toEqual(['editor', 'admin']);
  expect(allowed('mail')).toEqual(['editor', 'admin']);
});

test('documents open for editors and admins, passports for admins alone', () => {
  expect(allowed('open-documents')).toEqual(['editor', 'admin']);
  expect(allowed('open-passports')).toEqual(['admin']);
});

test('admins alone send money back', () => {
  expect(allowed('refund')).toEqual(['admin']);
});

test('admins alone delete, allow other hours, manage staff and read the audit trail', () => {
  for (const verb of ['delete', 'allow-other-hours', 'manage-staff', 'read-audit'] as const)
    expect(allowed(verb)).toEqual(['admin']);
});

test('nobody may do nothing', () => {
  expect(can('owner', 'read')).toBe(false);
  expect(can(undefined, 'delete')).toBe(false);
});
