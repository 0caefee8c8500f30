// Hours of unconfirmed registrations: a visitor confirms by a press, and an organiser releases a burst of the others.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { scheduleLinkOf, useMailedServer } from '../fixtures/mailed-server.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { MySchedulePage } from '../pages/my-schedule-page.ts';

/** A hundred hours make a burst: these visitors have 112, and 104 once one of them has confirmed. */
const VISITORS = 14;

const started = useMailedServer({ RATE_LIMIT_SCALE: '1' });

it('confirms by a press, not by opening the link; a burst of unconfirmed hours is released, confirmed hours are kept', async () => {
  const { server, mail } = started();
  const emptiest = await server.query<{ company_name: string }>(
    `select company_name from exhibitor left join claim on claim.exhibitor_id = exhibitor.id
     group by exhibitor.id order by count(claim.id), exhibitor.id limit 8`,
  );
  const exhibitors = emptiest.map(({ company_name }) => company_name);
  const visitors: RegisteredVisitor[] = [];
  for (let number = 1; number <= VISITORS; number += 1)
    visitors.push(await registerOver(server, { name: `Visitor ${number}`, exhibitors }));
  const [honest, other] = visitors;
  if (!honest || !other) throw new Error('Fewer than two visitors registered.');
  const isConfirmed = async () => {
    const [row] = await server.query<{ confirmed_at: Date | null }>(
      'select confirmed_at from registration where reference = $1',
      [honest.reference],
    );
    return row?.confirmed_at instanceof Date;
  };
  const hoursOf = ({ reference }: RegisteredVisitor) =>
    server.query(
      'select 1 from claim join registration on registration.id = registration_id where reference = $1 and released_at is null',
      [reference],
    );

  const visit = await openPage(server.url, 'phone');
  const schedule = new MySchedulePage(visit.page, 'phone');
  await schedule.openLink(scheduleLinkOf(await mail.messageTo(honest.email)));
  await visit.page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
  expect(await isConfirmed()).toBe(false);
  await visit.page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await visit.page.getByText('Thank you. Your email address is confirmed.').waitFor();
  expect(await isConfirmed()).toBe(true);

  const { page } = await openPage(server.url, 'desktop');
  await letIn(page, server);
  await page.goto(DASHBOARD_PATHS.overview);
  const warning = page.getByRole('region', { name: 'Unconfirmed hours' });
  await warning.getByText('13 registrations took 104 hours').waitFor();
  await warning.getByRole('button', { name: 'See who' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release unconfirmed hours' });
  await dialog.getByText(other.email, { exact: true }).waitFor();
  expect(await dialog.getByText(honest.email, { exact: true }).count()).toBe(0);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Release 104 hours' }).click();
  await page.getByText('104 hours are free again, of 13 registrations.').waitFor();
  await warning.waitFor({ state: 'detached' });
  expect(await hoursOf(other)).toHaveLength(0);
  expect(await hoursOf(honest)).toHaveLength(8);
  await expect
    .poll(() => mail.messages.filter(({ recipients }) => recipients.includes(other.email)).length, {
      timeout: 20_000,
    })
    .toBe(2);
});
