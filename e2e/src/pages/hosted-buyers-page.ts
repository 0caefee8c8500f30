// The dashboard's Hosted Buyer Program page: the list of applications, the actions on each, and the dialogs.

import type { Dialog, Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class HostedBuyersPage extends JourneyPage {
  static readonly path = DASHBOARD_PATHS.hostedBuyerProgram;
  readonly rows: Locator;
  /** 'Uploaded Documents'. */
  readonly documents: Locator;
  /** The rendered document. */
  readonly picture: Locator;
  readonly download: Locator;
  /** 'Payment Status'. */
  readonly payment: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.rows = page.locator('tr[data-row]');
    this.documents = page.getByRole('dialog', { name: 'Uploaded Documents', exact: true });
    this.picture = this.documents.getByRole('img');
    this.download = this.documents.getByRole('button', { name: 'Download Document', exact: true });
    this.payment = page.getByRole('dialog', { name: 'Payment Status', exact: true });
  }

  /** @param search the search in the address, such as a name */
  async open(search?: string): Promise<void> {
    const query = search === undefined ? '' : `?${new URLSearchParams({ search })}`;
    await this.page.goto(`${HostedBuyersPage.path}${query}`);
    await this.rows.first().waitFor();
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** The row once it has this status. */
  rowIn(name: string, status: string): Locator {
    return this.row(name).filter({ has: this.page.getByText(status, { exact: true }) });
  }

  action(action: 'Approve' | 'Reject' | 'Delete', name: string): Locator {
    return this.button(`${action} ${name}`);
  }

  sendAgain(name: string): Locator {
    return this.button(`Send again to ${name}`);
  }

  notice(sentence: string): Locator {
    return this.notices.filter({ hasText: sentence });
  }

  /** The confirmation dialog before a buyer is rejected. */
  rejection(name: string): Locator {
    return this.page.getByRole('alertdialog', { name: `Reject ${name}?` });
  }

  /** Requests a document of a buyer with a reason in free text. */
  async askFor(name: string, kind: string, reason: string): Promise<void> {
    await this.press(this.button(`Ask for a document of ${name}`));
    const dialog = this.page.getByRole('dialog', { name: `Ask ${name} for a document` });
    await dialog.getByLabel('Document', { exact: true }).selectOption(kind);
    await dialog.getByLabel(/^Reason for the email/).selectOption('In your own words');
    await dialog.getByLabel('Your words').fill(reason);
    await this.press(dialog.getByRole('button', { name: 'Ask for a document', exact: true }));
    await this.row(name).getByText(`${kind}: asked for`).waitFor();
  }

  /** Presses Delete and answers the browser's question. @returns the question */
  async delete(name: string, answer: 'accept' | 'dismiss'): Promise<string> {
    const answered = this.page.waitForEvent('dialog').then(async (dialog: Dialog) => {
      const question = dialog.message();
      await dialog[answer]();
      return question;
    });
    // The button is disabled while another action on the row is in progress.
    const ready = this.action('Delete', name).and(this.page.locator(':not([aria-disabled])'));
    const [question] = await Promise.all([answered, this.press(ready)]);
    return question;
  }

  async openDocuments(name: string): Promise<void> {
    await this.press(this.row(name).getByRole('button', { name: new RegExp(`documents of ${name}$`) }));
    await this.documents.waitFor();
  }

  position(place: number, total: number): Locator {
    return this.documents.getByText(`${place} of ${total} documents`, { exact: true });
  }

  /** Shows a document by its dot. */
  async show(place: number, total: number): Promise<void> {
    await this.press(this.documents.getByRole('button', { name: `Show document ${place}`, exact: true }));
    await this.position(place, total).waitFor();
  }

  /** Whether the canvas has content: at least one pixel is neither white nor transparent. */
  hasInk(): Promise<boolean> {
    return this.picture.evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement) || canvas.hidden || canvas.width === 0) return false;
      const points = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      for (let at = 0; at < points.length; at += 4)
        if ((points[at + 3] ?? 0) > 0 && (points[at] ?? 255) < 200) return true;
      return false;
    });
  }

  async openPayment(name: string): Promise<void> {
    await this.press(this.button(new RegExp(`^Payment status of ${name}: `)));
    await this.payment.getByRole('heading', { name: 'Payments', exact: true }).waitFor();
  }

  async close(dialog: Locator): Promise<void> {
    await this.press(dialog.getByRole('button', { name: 'Close', exact: true }).last());
    await dialog.waitFor({ state: 'hidden' });
  }
}
