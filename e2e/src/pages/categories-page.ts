// The dashboard's Categories page: its tree, and the panels of the selected row.

import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class CategoriesPage extends JourneyPage {
  readonly tree: Locator;
  readonly into: Locator;
  /** The success message. */
  readonly done: Locator;
  /** The error message. */
  readonly refused: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    const main = page.getByRole('main');
    this.tree = main.getByRole('tree', { name: 'Categories' });
    this.into = main.getByRole('combobox', { name: 'Into' });
    this.done = page.getByRole('status').filter({ hasText: /\S/ });
    this.refused = main.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto(DASHBOARD_PATHS.categories);
    await this.tree.waitFor();
  }

  row(name: string): Locator {
    return this.tree.getByRole('treeitem', { name: new RegExp(`^${name},`) });
  }

  /** A field of the panel: 'English', 'Bahasa Melayu' or '简体中文'. */
  field(language: string): Locator {
    return this.page.getByRole('textbox', { name: language, exact: true });
  }

  /** The names of the rows on screen, in order. */
  async names(): Promise<string[]> {
    const labels = await this.tree
      .getByRole('treeitem')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.split(',')[0] ?? '');
  }
}
