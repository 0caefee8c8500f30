// The dashboard's page of an exhibitor: its fields, products and hours, the save bar, and the preview.

import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class ExhibitorEditPage extends JourneyPage {
  readonly companyName: Locator;
  readonly booth: Locator;
  readonly grid: Locator;
  readonly bar: Locator;
  /** The preview of what visitors will see. */
  readonly preview: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.companyName = page.getByRole('textbox', { name: 'Company name', exact: true });
    this.booth = page.getByRole('textbox', { name: /^Booth Number/ });
    this.grid = page.getByRole('grid', { name: /^(Hours|Slots)$/ });
    this.bar = page.getByRole('region', { name: 'Unsaved changes', exact: true });
    this.preview = page.getByRole('complementary', { name: 'As visitors see it' });
  }

  async openNew(): Promise<void> {
    await this.page.goto(DASHBOARD_PATHS.newExhibitor);
    await this.companyName.waitFor();
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`${DASHBOARD_PATHS.exhibitors}/${id}`);
    await this.companyName.waitFor();
  }

  /** The id in the address of a stored exhibitor. */
  async storedId(): Promise<number> {
    await this.page.waitForURL(/\/dashboard\/exhibitors\/\d+$/);
    return Number(new URL(this.page.url()).pathname.split('/').at(-1));
  }

  /** The names of the products, in order. */
  async products(): Promise<string[]> {
    return this.page.locator('#products li button[aria-haspopup="dialog"]').allInnerTexts();
  }

  async addProduct(name: string, description: string): Promise<void> {
    await this.press(this.button('Add a product'));
    await this.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await this.dialog.getByRole('textbox', { name: 'Description', exact: true }).fill(description);
    await this.press(this.dialog.getByRole('button', { name: 'Done', exact: true }));
  }

  async addCategories(...names: string[]): Promise<void> {
    await this.press(this.button('Add sub-categories'));
    for (const name of names) await this.dialog.getByRole('checkbox', { name, exact: true }).check();
    await this.press(this.dialog.getByRole('button', { name: 'Done', exact: true }));
  }

  /** Saves, and waits until there are no unsaved changes. */
  async save(words: 'Create exhibitor' | 'Save Changes'): Promise<void> {
    await this.press(this.bar.getByRole('button', { name: words, exact: true }));
    await this.bar.waitFor({ state: 'detached' });
  }
}
