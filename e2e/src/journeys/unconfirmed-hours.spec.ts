// A burst of unconfirmed hours, which an organiser releases.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { expect, test } from '../fixtures/test.ts';

/** A hundred hours make a burst: these visitors have 104. */
const VISITORS = 13;

const started = useMailedServer({ RATE_LIMIT_SCALE: '1' });

test('a burst of unconfirmed hours is shown with its people, and released', async () => {
  const { server } = started();
  const emptiest = await server.query<{ company_name: string }>(
    `select company_name from exhibitor left join claim on claim.exhibitor_id = exhibitor.id
     group by exhibitor.id order by count(claim.id), exhibitor.id limit 8`,
  );
  const exhibitors = emptiest.map(({ company_name }) => company_name);
  const visitors: RegisteredVisitor[] = [];
  for (let number = 1; number <= VISITORS; number += 1)
    visitors.push(await registerOver(server, { name: `Visitor ${number}`, exhibitors }));
  const [other] = visitors;
  if (!other) throw new Error('Nobody registered.');
  const { page } = await openPage(server.url, 'desktop');
  await letIn(page, server);
  await page.goto(DASHBOARD_PATHS.overview);
  const warning = page.getByRole('region', { name: 'Unconfirmed hours' });
  await expect(warning.getByText('13 registrations took 104 hours')).toBeVisible();
  await warning.getByRole('button', { name: 'See who' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release unconfirmed hours' });
  await expect(dialog.getByText(other.email, { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Release 104 hours' }).click();
  await expect(page.getByText('104 hours are free again, of 13 registrations.')).toBeVisible();
  await expect(warning).toHaveCount(0);
  const held = 'select 1 from claim where registration_id = $1 and released_at is null';
  await expect.poll(() => server.query(held, [other.registrationId])).toHaveLength(0);
});
