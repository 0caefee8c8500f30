// Hours of unconfirmed registrations: a visitor confirms by pressing a button, and an organiser releases the rest.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { scheduleLinkOf, useMailedServer } from '../fixtures/mailed-server.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { expect, test } from '../fixtures/test.ts';
import { MySchedulePage } from '../pages/my-schedule-page.ts';

/** A hundred hours make a burst: these visitors have 112, and still 104 once one of them has confirmed. */
const VISITORS = 14;

const started = useMailedServer({ RATE_LIMIT_SCALE: '1' });

test('confirms by a button, not by opening the link; a burst of unconfirmed hours is released, confirmed hours are kept', async () => {
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
  await expect(visit.page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expect.poll(() => isConfirmed()).toBe(false);
  await visit.page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(visit.page.getByText('Thank you. Your email address is confirmed.')).toBeVisible();
  await expect.poll(() => isConfirmed()).toBe(true);

  const { page } = await openPage(server.url, 'desktop');
  await letIn(page, server);
  await page.goto(DASHBOARD_PATHS.overview);
  const warning = page.getByRole('region', { name: 'Unconfirmed hours' });
  await expect(warning.getByText('13 registrations took 104 hours')).toBeVisible();
  await warning.getByRole('button', { name: 'See who' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release unconfirmed hours' });
  await expect(dialog.getByText(other.email, { exact: true })).toBeVisible();
  await expect(dialog.getByText(honest.email, { exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Release 104 hours' }).click();
  await expect(page.getByText('104 hours are free again, of 13 registrations.')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await expect.poll(() => hoursOf(other)).toHaveLength(0);
  await expect.poll(() => hoursOf(honest)).toHaveLength(8);
  await expect
    .poll(() => mail.messages.filter(({ recipients }) => recipients.includes(other.email)).length, {
      timeout: 20_000,
    })
    .toBe(2);
});
