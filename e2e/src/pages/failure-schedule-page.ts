// The scheduler when something goes wrong: opened with a draft, with its messages about lost hours and refusals.

import type { Locator, Page } from '@playwright/test';
import type { Edition } from '@visavis/domain/edition/schema';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { Width } from '../fixtures/browser.ts';
import { type Draft, storeDraft } from '../fixtures/draft.ts';
import { SchedulePage } from './schedule-page.ts';

/** The beginning of the accessible name of a meeting's slot. */
export function slotName(edition: Edition, { day, time }: Pick<PlannedMeeting, 'day' | 'time'>): string {
  const date = edition.days.find((candidate) => candidate.day === day);
  const hour = edition.hours.find(({ label }) => label === time);
  if (!date || !hour) throw new Error(`the edition has no day ${day}, ${time}`);
  return `${date.dayOfWeek} ${date.label}, ${hour.range}`;
}

export class FailureSchedulePage extends SchedulePage {
  readonly lostBanner: Locator;
  /** The Submit button while the submission is in flight. */
  readonly submitting: Locator;
  readonly information: Locator;
  readonly success: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.lostBanner = page.getByRole('alert').filter({ hasText: 'taken before you submitted' });
    this.submitting = this.button('Submitting...');
    this.information = page.getByRole('dialog', { name: 'Information' });
    this.success = page.getByText('Your registration is successful!');
  }

  /** Opens the scheduler with a stored draft. */
  async openDraft(draft: Draft): Promise<void> {
    await storeDraft(this.page, draft);
    await this.open();
  }

  /** Books the first free hour of the company in view. @returns the slot's name */
  async takeFreeHour(): Promise<string> {
    const free = this.available.first();
    const name = (await free.getAttribute('aria-label')) ?? '';
    await this.book(free);
    return name.replace(', Available', '');
  }

  async closeInformation(): Promise<void> {
    await this.press(this.button('OK'));
    await this.information.waitFor({ state: 'detached' });
  }
}
