// Pictures of the public site: home, about, privacy and terms, the directory, and exhibitors' pages.
import { failCalls, holdCalls } from '../fixtures/failing-calls.ts';
import { type Gallery, goWithin, storeNewDraft, visit } from './gallery.ts';

const FULL_COMPANY = 'Anatolia Rose';
const DIRECTORY_CALLS = '**/api/directory?*';

export async function walkSite(gallery: Gallery): Promise<void> {
  await visit(gallery, async ({ page, shoot }) => {
    await page.goto('/');
    await shoot('home');
    await shoot('home-whole', { whole: true });
    for (const tab of ['', '?tab=mission', '?tab=team', '?tab=history']) {
      await page.goto(`/about${tab}`);
      await page.getByRole('tab', { selected: true }).waitFor();
      await shoot(`about${tab.replace('?tab=', '-')}`, { whole: true });
    }
    for (const name of ['privacy', 'terms']) {
      await page.goto(`/${name}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await shoot(name);
    }
    await page.goto('/nothing-here');
    await shoot('not-found');
  });
  await walkDirectory(gallery);
  await walkExhibitor(gallery);
  await breakPage(gallery);
}

async function walkDirectory(gallery: Gallery): Promise<void> {
  await visit(gallery, async ({ page, shoot }) => {
    const list = page.getByRole('region', { name: 'Exhibitors', exact: true });
    await page.goto('/exhibitions');
    await list.getByRole('listitem').first().waitFor();
    await shoot('exhibitions');
    await page.goto('/exhibitions?search=cream&free=true&sort=free');
    await list.getByRole('listitem').first().waitFor();
    await shoot('exhibitions-filtered');
    await page.goto('/exhibitions?search=submarine');
    await page.getByText('No exhibitors found').waitFor();
    await shoot('exhibitions-empty');
  });
  await visit(gallery, async ({ page, shoot }) => {
    await page.goto('/about');
    const release = await holdCalls(page, DIRECTORY_CALLS);
    await goWithin(page, '/exhibitions');
    await page.locator('[aria-busy=true]').first().waitFor();
    await shoot('exhibitions-loading', { waiting: true });
    await release();
  });
  await visit(gallery, async ({ page, shoot }) => {
    await page.goto('/about');
    await failCalls(page, DIRECTORY_CALLS, 'unreachable');
    await goWithin(page, '/exhibitions');
    await page.getByText('The exhibitors could not be loaded.').waitFor();
    await shoot('exhibitions-error');
  });
}

async function walkExhibitor(gallery: Gallery): Promise<void> {
  await visit(gallery, async ({ page, shoot }) => {
    await page.goto('/exhibitions?sort=free');
    await page.getByRole('region', { name: 'Exhibitors', exact: true }).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Free hours' }).waitFor();
    await shoot('exhibitor', { whole: true });
    await page.goto(`/exhibitions?search=${encodeURIComponent(FULL_COMPANY)}`);
    await page.getByRole('link', { name: FULL_COMPANY }).click();
    await page.getByText('Fully booked').first().waitFor();
    await shoot('exhibitor-fully-booked', { whole: true });
  });
  await visit(gallery, async (here) => {
    const { exhibitors } = await storeNewDraft(here, { companies: 2 });
    await here.page.goto(`/exhibitions/${exhibitors[0]?.id}`);
    await here.page.getByText('In my eight').first().waitFor();
    await here.shoot('exhibitor-in-my-eight', { whole: true });
  });
}

/** Part of the application fails to load. */
async function breakPage(gallery: Gallery): Promise<void> {
  await visit(gallery, async ({ page, shoot }) => {
    await page.goto('/about');
    await page.route('**/assets/*.js', (route) => route.abort('connectionrefused'));
    await goWithin(page, '/business/company');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await shoot('page-failed');
  });
}
