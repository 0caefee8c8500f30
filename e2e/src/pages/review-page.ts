// The dashboard's Business Matching page: the list of registrations, a visitor's meetings, and the edit form.

import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class ReviewPage extends JourneyPage {
  static readonly path = DASHBOARD_PATHS.businessMatching;
  readonly search: Locator;
  readonly rows: Locator;
  readonly showMore: Locator;
  /** 'Schedule Meetings:'. */
  readonly schedule: Locator;
  /** The meeting in view. */
  readonly slide: Locator;
  /** The confirmation dialog before all are approved. */
  readonly attention: Locator;
  readonly results: Locator;
  /** 'Edit Meeting Schedule'. */
  readonly edit: Locator;
  readonly saveChanges: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.search = page.getByRole('searchbox', { name: 'Search registrations' });
    this.rows = page.locator('tr[data-row]');
    this.showMore = this.button(/^Show More/);
    this.schedule = page.getByRole('dialog', { name: 'Schedule Meetings:' });
    this.slide = this.schedule.getByRole('article');
    this.attention = page.getByRole('alertdialog', { name: 'Attention' });
    this.results = this.schedule.getByRole('region', { name: 'Result of Approve All' });
    this.edit = page.getByRole('dialog', { name: 'Edit Meeting Schedule' });
    this.saveChanges = this.edit.getByRole('button', { name: 'Save Changes' });
  }

  /** @param search the search in the address, such as a name */
  async open(search?: string): Promise<void> {
    const query = search === undefined ? '' : `?${new URLSearchParams({ search })}`;
    await this.page.goto(`${ReviewPage.path}${query}`);
    await this.rows.first().waitFor();
  }

  row(name: string): Locator {
    return this.rows.filter({
      has: this.page.getByRole('rowheader').getByRole('link', { name, exact: true }),
    });
  }

  names(): Promise<string[]> {
    return this.rows.getByRole('rowheader').locator('[dir=auto]').allInnerTexts();
  }

  /** The row once it has this status. */
  rowIn(name: string, status: string): Locator {
    return this.row(name).filter({ has: this.page.getByText(status, { exact: true }) });
  }

  view(name: string): Locator {
    return this.button(`View the schedule of ${name}`);
  }

  sendEmail(name: string): Locator {
    return this.button(`Send Email to ${name}`);
  }

  sendAgain(name: string): Locator {
    return this.button(`Send again to ${name}`);
  }

  delete(name: string): Locator {
    return this.button(`Delete ${name}`);
  }

  notice(sentence: string): Locator {
    return this.notices.filter({ hasText: sentence });
  }

  async openSchedule(name: string): Promise<void> {
    await this.press(this.view(name));
    await this.slide.waitFor();
  }

  position(place: number, total: number): Locator {
    return this.schedule.getByText(`${place} of ${total} meetings`, { exact: true });
  }

  dot(place: number): Locator {
    return this.schedule.getByRole('button', { name: `Show meeting ${place}`, exact: true });
  }

  /** The status of the meeting in view. */
  standing(status: string): Locator {
    return this.slide.getByText(status, { exact: true });
  }

  decision(name: 'Reject' | 'Edit' | 'Approve' | 'Approve All'): Locator {
    return this.schedule.getByRole('button', { name, exact: true });
  }

  /** The confirmation dialog before a meeting is rejected. */
  get rejection(): Locator {
    return this.page.getByRole('alertdialog', { name: /^Reject this meeting of / });
  }

  /** Rejects the meeting in view, without a reason. */
  async reject(): Promise<void> {
    await this.press(this.decision('Reject'));
    await this.confirmRejection();
  }

  async confirmRejection(): Promise<void> {
    await this.answerQuestion(this.rejection, 'Reject');
  }

  async close(dialog: Locator): Promise<void> {
    await this.press(dialog.getByRole('button', { name: 'Close' }));
    await dialog.waitFor({ state: 'hidden' });
  }

  async openEdit(name: string): Promise<void> {
    await this.openSchedule(name);
    await this.press(this.decision('Edit'));
    await this.field('Exhibitor').waitFor();
  }

  field(label: string): Locator {
    return this.edit.locator('input, select').and(this.edit.getByLabel(label, { exact: true }));
  }

  /** The current values of the edit form. */
  async entries(): Promise<Record<string, string>> {
    const labels = ['Exhibitor', 'Booth Number', 'Status', 'Date', 'Day', 'Day of Week', 'Time'];
    const values = labels.map(async (label) => [label, await this.field(label).inputValue()]);
    return Object.fromEntries(await Promise.all(values));
  }
}
