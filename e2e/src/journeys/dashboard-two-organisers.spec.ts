// Two organisers decide on the same people in two browsers: no unseen decision is overruled, and refusals say why.

import type { Locator, Page } from '@playwright/test';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ReviewPage } from '../pages/review-page.ts';

const server = useSharedServer();
/** How long both decide, and the maximum extension if they have not conflicted by then. */
const SECONDS = process.env.DEEP ? 60 : 4;
const AT_MOST_SECONDS = SECONDS + 60;
/** Minimum decisions on meetings changed by the other one, for the test to be meaningful. */
const LEAST_ACCEPTED = SECONDS / 4;
/** So few meetings that both often view the same one. */
const PEOPLE = ['Duel of One'] as const;
/** Maximum thinking time before a decision, during which the other may decide. */
const THOUGHT_MS = 900;
const DECISION = /\/api\/meetings\/(\d+)\/(approve|reject)\b/;
const STALE = 'This meeting has been changed in the meantime. Please look at it again.';

interface Decisions {
  /** Decisions accepted by the server, with the version on screen. */
  accepted: { meeting: number; version: number }[];
  /** The number of refusals, and the messages that the page showed. */
  refused: number;
  sentences: string[];
}

/** Listens to the page's requests, so that nothing depends on what this script believes it has pressed. */
function listen(page: Page): Decisions {
  const decisions: Decisions = { accepted: [], refused: 0, sentences: [] };
  page.on('response', (response) => {
    const [, meeting, action] = DECISION.exec(response.url()) ?? [];
    if (meeting === undefined || action === undefined || response.request().method() !== 'POST') return;
    const version = Number(new URL(response.url()).searchParams.get('version'));
    if (response.status() === 200) decisions.accepted.push({ meeting: Number(meeting), version });
    else decisions.refused += 1;
  });
  return decisions;
}

/** A deterministic sequence, so that a failure can be reproduced. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

async function decideOnce(review: ReviewPage, decisions: Decisions, throwDice: (sides: number) => number) {
  const name = PEOPLE[throwDice(PEOPLE.length)] ?? PEOPLE[0];
  await review.openSchedule(name);
  await review.press(review.dot(1 + throwDice(2)));
  await review.page.waitForTimeout(throwDice(THOUGHT_MS));
  const isApproval = throwDice(2) === 0;
  const button = review.decision(isApproval ? 'Approve' : 'Reject');
  const before = decisions.accepted.length + decisions.refused;
  if (await pressIfEnabled(button)) {
    if (!isApproval) await review.confirmRejection();
    await expect.poll(() => decisions.accepted.length + decisions.refused).toBeGreaterThan(before);
    await expect(review.schedule.locator('button[aria-busy=true]')).toHaveCount(0);
    const alert = review.schedule.getByRole('alert');
    if ((await alert.count()) > 0) decisions.sentences.push(await alert.first().innerText());
  }
  await review.close(review.schedule);
}

/** In one step: a decision by the other organiser may disable it at any moment. */
const pressIfEnabled = (button: Locator): Promise<boolean> =>
  button.evaluate((element: HTMLElement) => {
    const isEnabled = element.getAttribute('aria-disabled') !== 'true';
    if (isEnabled) element.click();
    return isEnabled;
  });

test(`for ${SECONDS} seconds without overruling an unseen decision`, async () => {
  for (const name of PEOPLE)
    await registerOver(server(), {
      name,
      exhibitors: ['Kapadokya Kili', 'Rimba Skincare'],
    });
  const organisers = await Promise.all(
    [1, 2].map(async (seed) => {
      const visit = await openReview(server(), 'desktop', 'duel of');
      visit.expectErrors(CALL_FAILED);
      return { ...visit, decisions: listen(visit.page), throwDice: dice(seed) };
    }),
  );
  const refused = () => organisers.reduce((sum, { decisions }) => sum + decisions.refused, 0);
  const accepted = () => organisers.flatMap(({ decisions }) => decisions.accepted);
  const began = Date.now();
  const isOver = () => {
    const seconds = (Date.now() - began) / 1000;
    const wasTried = refused() > 0 && accepted().length > LEAST_ACCEPTED;
    return seconds > (wasTried ? SECONDS : AT_MOST_SECONDS);
  };
  await Promise.all(
    organisers.map(async ({ review, decisions, throwDice }) => {
      while (!isOver()) await decideOnce(review, decisions, throwDice);
    }),
  );

  for (const { decisions } of organisers) {
    expect(decisions.sentences).toHaveLength(decisions.refused);
    for (const sentence of decisions.sentences) expect(sentence).toContain(STALE);
  }
  // Otherwise the test has proved nothing.
  expect(refused()).toBeGreaterThan(0);
  expect(accepted().length).toBeGreaterThan(LEAST_ACCEPTED);
  // Each decision was based on the version left by the one before it: nothing unseen was overruled.
  const rows = await server().query<{ meeting: number; before: number }>(
    `select (before ->> 'id')::int as meeting, (before ->> 'version')::int as before from audit_entry
      where action in ('meeting.approve', 'meeting.reject') order by id`,
  );
  const sorted = (list: { meeting: number; version: number }[]) =>
    list.map(({ meeting, version }) => `${meeting} at ${version}`).sort();
  const changed = rows.map(({ meeting, before }) => ({ meeting, version: before }));
  expect(new Set(sorted(changed)).size).toBe(changed.length);
  expect(sorted(accepted().filter((one) => changed.some((other) => isSame(one, other))))).toEqual(
    sorted(changed),
  );
});

const isSame = (one: { meeting: number; version: number }, other: typeof one): boolean =>
  one.meeting === other.meeting && one.version === other.version;
