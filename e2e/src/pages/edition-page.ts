// The edition page: its fields, hours, the block of affected meetings, the save bar and the confirmation dialogs.

import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';

export class EditionPage {
  constructor(readonly page: Page) {}

  async open(id?: number): Promise<void> {
    await this.page.goto(id === undefined ? DASHBOARD_PATHS.edition : `${DASHBOARD_PATHS.edition}/${id}`);
    await this.title.waitFor();
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: /^Edition \d{4}$/ });
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  hour(name: string): Locator {
    return this.page.getByRole('group', { name: 'Hours' }).getByRole('checkbox', { name });
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Unsaved changes' });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Presses a button, and confirms its question. */
  async confirm(name: string): Promise<void> {
    await this.button(name).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  }

  /** @param name of the button, which may say what is done beside */
  async save(name: string | RegExp = 'Save Changes'): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    await this.bar.waitFor({ state: 'detached' });
  }
}
