// A visitor's own schedule: the meetings by day, the actions on each, and the hours to choose from.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { SchedulePage } from './schedule-page.ts';

export class MySchedulePage extends SchedulePage {
  readonly download: Locator;
  readonly cancelDialog: Locator;
  readonly information: Locator;
  /** The message above the list that says why an action was refused. */
  readonly refusal: Locator;
  override readonly back: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.download = this.button('Download calendar');
    this.cancelDialog = page.getByRole('alertdialog', { name: 'Cancel Meeting Booking' });
    this.information = page.getByRole('dialog', { name: 'Information' });
    this.refusal = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
    this.back = this.button('Back to your schedule');
  }

  async openLink(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByRole('heading', { level: 1, name: 'Your schedule' }).waitFor();
  }

  title(company: string): Locator {
    return this.page.getByRole('heading', { level: 3, name: company, exact: true });
  }

  row(company: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.title(company) });
  }

  /** Waits until a meeting has this status. */
  async standing(company: string, word: string): Promise<void> {
    await this.row(company).getByText(word, { exact: true }).waitFor();
  }

  /** @param action its label, such as 'Move' */
  action(action: string, company: string): Locator {
    return this.row(company).getByRole('button', { name: `${action}, ${company}`, exact: true });
  }

  async actions(company: string): Promise<string[]> {
    return this.row(company).getByRole('button').allInnerTexts();
  }

  /** The figures at the top: approved, pending and rejected. */
  async counts(): Promise<string[]> {
    return this.page.getByRole('main').getByRole('definition').allInnerTexts();
  }

  /** An announcement for screen readers. */
  announcement(sentence: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('status').getByText(sentence);
  }

  /** The page shown for an unknown link. */
  get unknownLink(): Locator {
    return this.page.getByText('This link is unknown or has expired.', { exact: true });
  }
}
