// Tests that a test run with any kind of problem is not counted as a success.
import { describe, expect, it } from 'vitest';
import { countJourneys, countTests, runNode } from './run-step.mjs';

const result = (path: string, statuses: string[], changes: { status?: string; message?: string } = {}) => ({
  name: `/checkout/${path}`,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  startTime: 0,
  endTime: 1000,
  assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
  ...changes,
});
const report = (...testResults: ReturnType<typeof result>[]) => {
  const count = (status: string) =>
    testResults.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
};
const count = (given: ReturnType<typeof report> | null, reason: string | null = null, folders = ['domain']) =>
  countTests(given, reason, folders, { root: '/checkout' });

describe('a run', () => {
  it('that succeeded counts its tests', () => {
    expect(count(report(result('domain/a.test.ts', ['passed', 'passed'])))).toEqual({
      passed: 2,
      failed: 0,
      faults: [],
    });
  });

  it('with failed tests lists them', () => {
    expect(count(report(result('domain/a.test.ts', ['passed', 'failed'])), 'ended with 1')).toEqual({
      passed: 1,
      failed: 1,
      faults: ['domain/a.test.ts: test 1'],
    });
  });

  it('with a file that did not load fails', () => {
    const broken = result('domain/b.test.ts', [], {
      status: 'failed',
      message: 'Cannot find ./b.ts\nat ...',
    });
    expect(count(report(result('domain/a.test.ts', ['passed']), broken), 'ended with 1')).toEqual({
      passed: 1,
      failed: 1,
      faults: ['domain/b.test.ts: Cannot find ./b.ts'],
    });
  });

  it('without a test fails', () => {
    expect(count(report())).toMatchObject({ passed: 0, failed: 1 });
    expect(count(report(result('domain/a.test.ts', ['skipped'])))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('that missed a workspace fails', () => {
    const given = report(result('domain/a.test.ts', ['passed']));
    expect(count(given, null, ['domain', 'web'])).toEqual({
      passed: 1,
      failed: 1,
      faults: ['web: not one test was run'],
    });
  });

  it('that ended with an error although every test passed fails', () => {
    expect(count(report(result('domain/a.test.ts', ['passed'])), 'ended with 1')).toEqual({
      passed: 1,
      failed: 1,
      faults: ['every test passed, yet vitest ended with 1'],
    });
  });

  it('lists errors thrown outside of any test', () => {
    const given = report(result('domain/a.test.ts', ['passed']));
    const unhandled = ['Error: lost\n    at domain/a.ts:1'];
    expect(countTests(given, 'ended with 1', ['domain'], { root: '/checkout', unhandled })).toEqual({
      passed: 1,
      failed: 1,
      faults: ['outside of any test: Error: lost\n    at domain/a.ts:1'],
    });
  });

  it('that wrote no report fails', () => {
    expect(count(null, 'ended with SIGKILL')).toEqual({
      passed: 0,
      failed: 1,
      faults: ['vitest wrote no report: it ended with SIGKILL'],
    });
  });
});

describe('a step', () => {
  it.each([
    ['process.exit(0)', null],
    ['process.exit(3)', 'ended with 3'],
    ['process.kill(process.pid, "SIGKILL")', 'ended with SIGKILL'],
  ])('%s: %s', async (script, reason) => {
    expect(await runNode(['-e', script], { minutes: 1 })).toBe(reason);
  });

  it('that never ends is killed', async () => {
    expect(await runNode(['-e', 'setInterval(() => {}, 1000)'], { minutes: 0.005 })).toBe(
      'did not end within 0.005 minutes',
    );
  });

  it('has no stdin to wait for', async () => {
    expect(
      await runNode(['-e', 'process.stdin.on("end", () => process.exit(7)).resume()'], { minutes: 1 }),
    ).toBe('ended with 7');
  });
});

describe('a run of journeys', () => {
  const journey = (status: string) => ({
    title: `a journey that is ${status}`,
    tests: [{ status, results: [{ duration: 1500 }] }],
  });
  const journeysOf = (...statuses: string[]) => ({
    suites: [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs: statuses.map(journey) }] }],
    errors: [],
  });

  it('counts the journeys of all suites, and the seconds of each file', () => {
    const seconds = new Map([['a.spec.ts', 3]]);
    expect(countJourneys(journeysOf('expected', 'expected'), null)).toEqual({
      passed: 2,
      failed: 0,
      faults: [],
      seconds,
    });
  });

  it.each(['unexpected', 'flaky', 'skipped'])('counts one that is %s as failed', (status) => {
    expect(countJourneys(journeysOf('expected', status), null)).toMatchObject({
      passed: 1,
      failed: 1,
      faults: [`a.spec.ts: a journey that is ${status} (${status})`],
    });
  });

  it('fails without a report, without a journey, with an error outside of journeys, and if the process fails', () => {
    expect(countJourneys(null, 'ended with 1')).toMatchObject({ failed: 1 });
    expect(countJourneys(journeysOf(), null)).toMatchObject({ failed: 1 });
    expect(countJourneys({ ...journeysOf('expected'), errors: [{ message: 'no' }] }, null)).toMatchObject({
      failed: 1,
    });
    expect(countJourneys(journeysOf('expected'), 'ended with 1')).toMatchObject({ failed: 1 });
  });
});
