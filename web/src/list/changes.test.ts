// Tests of changesOf, which lists the fields of an audit entry that differ.
import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

describe('changesOf', () => {
  it('lists the fields that differ', () => {
    expect(changesOf({ role: 'viewer', isDisabled: false }, { role: 'admin', isDisabled: false })).toEqual([
      { name: 'role', before: 'viewer', after: 'admin' },
    ]);
  });

  it('lists every field when only one side is recorded', () => {
    expect(changesOf(null, { role: 'viewer', mailed_at: null })).toEqual([
      { name: 'role', before: undefined, after: 'viewer' },
      { name: 'mailed at', before: undefined, after: null },
    ]);
    expect(changesOf({ companyPhone: '+60' }, null)).toEqual([
      { name: 'company phone', before: '+60', after: undefined },
    ]);
  });

  it('lists the fields of nested objects, and compares arrays as a whole', () => {
    expect(
      changesOf(
        { slot: { day: 1, minute: 660 }, tags: ['a'] },
        { slot: { day: 2, minute: 660 }, tags: ['b'] },
      ),
    ).toEqual([
      { name: 'slot, day', before: 1, after: 2 },
      { name: 'tags', before: ['a'], after: ['b'] },
    ]);
  });

  it('returns nothing when neither side is recorded', () => {
    expect(changesOf(null, null)).toEqual([]);
    expect(changesOf(undefined, null)).toEqual([]);
  });

  it('returns values that are not objects as one change without a name', () => {
    expect(changesOf('open', 'shut')).toEqual([{ name: '', before: 'open', after: 'shut' }]);
  });
});
