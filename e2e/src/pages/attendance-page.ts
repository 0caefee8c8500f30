// The dashboard's Attendance and Refunds pages: held meetings, and the deposits due for refund.

import type { Locator } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { JourneyPage } from './journey-page.ts';

export class AttendancePage extends JourneyPage {
  static readonly path = DASHBOARD_PATHS.attendance;

  /** Unmarked meetings. */
  get unmarked(): Locator {
    return this.page.getByRole('button', { name: /^Held: / });
  }

  get marked(): Locator {
    return this.page.getByRole('button', { name: /^Undo the mark: / });
  }

  async open(search: string): Promise<void> {
    await this.page.goto(`${AttendancePage.path}?${new URLSearchParams({ search })}`);
    await this.page.locator('tr[data-row]').first().waitFor();
  }
}

export class RefundsPage extends JourneyPage {
  static readonly path = DASHBOARD_PATHS.refunds;

  async open(search: string): Promise<void> {
    await this.page.goto(`${RefundsPage.path}?${new URLSearchParams({ search })}`);
    await this.page.locator('tr[data-row]').first().waitFor();
  }

  rowOf(name: string): Locator {
    return this.page.locator('tr[data-row]').filter({ hasText: name });
  }
}
