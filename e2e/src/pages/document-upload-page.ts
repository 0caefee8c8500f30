// The page where a buyer hands in a document requested by email.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { DocumentsBlock } from './documents-block.ts';
import { JourneyPage } from './journey-page.ts';

export class DocumentUploadPage extends JourneyPage {
  readonly documents: DocumentsBlock;
  readonly send: Locator;
  readonly thanks: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.documents = new DocumentsBlock(page);
    this.send = this.button('Hand in');
    this.thanks = page.getByRole('heading', { name: 'Thank You', level: 1 });
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await this.documents.input.waitFor();
    // The key is removed from the URL at once.
    await this.page.waitForURL((url) => !url.searchParams.has('key'));
  }
}
