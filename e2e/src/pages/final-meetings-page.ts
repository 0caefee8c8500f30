// The last page of a hosted buyer: the meetings by day with their status, the stay, and the deposit.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class FinalMeetingsPage extends JourneyPage {
  static readonly path = '/hosted/final-meetings';
  readonly meetings: Locator;
  /** The status of each meeting. */
  readonly marks: Locator;
  readonly backToHome: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.meetings = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('term') });
    this.marks = this.meetings.getByText(/^(Pending|Approved|Rejected)$/);
    this.backToHome = page.getByRole('button', { name: 'Back to Home', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(FinalMeetingsPage.path);
    await this.heading.filter({ hasText: 'Thank You' }).waitFor();
  }

  success(count: number): Locator {
    return this.page.getByText(`You have successfully matched with ${count} exhibitor(s).`);
  }

  /** A fact shown beside the meetings, such as 'RM 900.00'. */
  fact(value: string): Locator {
    return this.page.getByRole('main').getByRole('definition').filter({ hasText: value });
  }

  /** Meetings with this status. */
  standing(word: string): Locator {
    return this.meetings.filter({ has: this.page.getByText(word, { exact: true }) });
  }
}
