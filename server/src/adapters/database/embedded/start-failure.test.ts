// The reason for a failed server start is extracted from a log shared with a dying server.
import { expect, it } from 'vitest';
import { reasonOf } from './start-failure.ts';

const IN_USE = '[9] FATAL:  pre-existing shared memory block (key 8, ID 1) is still in use';
const HINT = '[9] HINT:  Terminate any old server processes associated with data directory';
const dying = (pid: number) => `[${pid}] FATAL:  terminating connection due to unexpected postmaster exit`;

it('ignores lines of connections to a killed server in the same log', () => {
  expect(reasonOf(`${[IN_USE, HINT, dying(31), dying(32)].join('\n')}\n`)).toBe(`${IN_USE} ${HINT}`);
});

it('falls back to the last lines, and to null for an empty log', () => {
  expect(reasonOf('LOG:  one\nLOG:  two\nLOG:  three\n')).toBe('LOG:  two LOG:  three');
  expect(reasonOf('\n')).toBeNull();
  expect(reasonOf(`${dying(31)}\n`)).toBeNull();
});
