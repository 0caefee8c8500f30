// The page where visitors request the link to their schedule again.

import type { Locator, Page } from '@playwright/test';
import { SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import { message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

const SCHEDULE_LINK_SENTENCE = inEnglish(message('my-schedule.link-on-its-way'));

export class ScheduleLinkPage extends JourneyPage {
  static readonly path = SCHEDULE_LINK_PATH;
  readonly email: Locator;
  readonly send: Locator;
  readonly answer: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.email = page.getByLabel('Email', { exact: true });
    this.send = this.button('Send me my link again');
    this.answer = page.getByRole('main').getByRole('status');
  }

  async open(): Promise<void> {
    await this.page.goto(ScheduleLinkPage.path);
    await this.email.waitFor();
  }

  async request(address: string): Promise<void> {
    await this.email.fill(address);
    await this.press(this.send);
  }

  /** The answer, which is the same for known and unknown addresses. */
  answerOf(address: string): Locator {
    return this.answer.getByText(`${SCHEDULE_LINK_SENTENCE} Address given: ${address}.`, { exact: true });
  }
}
