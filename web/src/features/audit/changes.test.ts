// What is read in an entry's details: the fields that differ, and nothing else.
import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

describe('changesOf', () => {
  it('lists the fields that differ', () => {
    expect(changesOf({ role: 'viewer', isDisabled: false }, { role: 'admin', isDisabled: false })).toEqual([
      { name: 'role', before: 'viewer', after: 'admin' },
    ]);
  });

  it('lists every field where only one side was written', () => {
    expect(changesOf(null, { role: 'viewer', mailed_at: null })).toEqual([
      { name: 'role', before: undefined, after: 'viewer' },
      { name: 'mailed at', before: undefined, after: null },
    ]);
    expect(changesOf({ companyPhone: '+60' }, null)).toEqual([
      { name: 'company phone', before: '+60', after: undefined },
    ]);
  });

  it('looks into groups, and takes lists whole', () => {
    expect(
      changesOf({ slot: { day: 1, hour: 11 }, tags: ['a'] }, { slot: { day: 2, hour: 11 }, tags: ['b'] }),
    ).toEqual([
      { name: 'slot, day', before: 1, after: 2 },
      { name: 'tags', before: ['a'], after: ['b'] },
    ]);
  });

  it('has nothing to list where nothing was written', () => {
    expect(changesOf(null, null)).toEqual([]);
    expect(changesOf(undefined, null)).toEqual([]);
  });

  it('keeps what is no group as it is', () => {
    expect(changesOf('open', 'shut')).toEqual([{ name: '', before: 'open', after: 'shut' }]);
  });
});
