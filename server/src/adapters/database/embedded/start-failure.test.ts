// Why a database server did not start is found in its log beside the last words of another.
import { expect, it } from 'vitest';
import { reasonOf } from './start-failure.ts';

const IN_USE = '[9] FATAL:  pre-existing shared memory block (key 8, ID 1) is still in use';
const HINT = '[9] HINT:  Terminate any old server processes associated with data directory';
const dying = (pid: number) => `[${pid}] FATAL:  terminating connection due to unexpected postmaster exit`;

it('connections of a killed server, which end in the same log, do not hide the reason', () => {
  expect(reasonOf(`${[IN_USE, HINT, dying(31), dying(32)].join('\n')}\n`)).toBe(`${IN_USE} ${HINT}`);
});

it('without a reason the last lines are given, and without a line nothing', () => {
  expect(reasonOf('LOG:  one\nLOG:  two\nLOG:  three\n')).toBe('LOG:  two LOG:  three');
  expect(reasonOf('\n')).toBeNull();
  expect(reasonOf(`${dying(31)}\n`)).toBeNull();
});
