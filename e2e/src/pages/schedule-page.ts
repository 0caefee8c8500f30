// The scheduler: the company in view, the grid of hours, and its dialogs.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class SchedulePage extends JourneyPage {
  static readonly path = '/business/schedule';
  readonly grid: Locator;
  readonly company: Locator;
  readonly available: Locator;
  /** The hour of the company in view. */
  readonly own: Locator;
  /** Hours that the visitor planned with other companies. */
  readonly others: Locator;
  readonly confirm: Locator;
  readonly back: Locator;
  readonly submit: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.grid = page.getByRole('grid');
    this.company = page.getByRole('combobox', { name: 'Company' });
    this.available = this.grid.getByRole('button', { name: /, Available$/ });
    this.own = this.grid.getByRole('button', { name: /, Selected$/ });
    this.others = this.grid.getByRole('button', { name: /, Booked by Others, / });
    this.confirm = this.button('Confirm');
    this.back = this.button('Back to Previous');
    this.submit = this.button('Submit');
  }

  async open(): Promise<void> {
    await this.page.goto(SchedulePage.path);
    await this.available.first().waitFor();
  }

  /** @param when such as 'Tuesday 02 June, 11.00am-12.00pm' */
  slot(when: string): Locator {
    return this.grid.getByRole('button', { name: new RegExp(`^${when.replaceAll('.', '\\.')}, `) });
  }

  counter(scheduled: number, total: number): Locator {
    return this.page.getByText(`${scheduled} of ${total} Meeting(s) Scheduled`, { exact: true });
  }

  /** The grid when this company is in view. */
  gridOf(company: string): Locator {
    return this.page.getByRole('grid', { name: `Meeting times of ${company}`, exact: true });
  }

  /** Brings a company into view. */
  async showCompany(name: string): Promise<void> {
    const option = this.page.getByRole('option', { name: new RegExp(`(^|\\s)${name}( \\(Scheduled\\))?$`) });
    if (this.isPhone) await this.company.selectOption((await option.getAttribute('value')) ?? '');
    else {
      await this.company.click();
      await option.click();
    }
    await this.gridOf(name).waitFor();
  }

  /** Confirms an hour of the company in view and waits until it is planned. */
  async book(slot: Locator): Promise<void> {
    await this.press(slot);
    await this.press(this.confirm);
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /**
   * Plans an hour with each company, spread over the days.
   * @param from the number already planned
   */
  async bookAll(total: number, from = 0): Promise<void> {
    for (let booked = from; booked < total; booked += 1) {
      await this.counter(booked, total).waitFor();
      await this.available.first().waitFor();
      await this.book(this.available.nth((booked * 5) % (await this.available.count())));
    }
    await this.counter(total, total).waitFor();
  }

  async send(): Promise<void> {
    await this.press(this.submit);
    await this.waitForPath('/business/thank-you');
  }
}
