// The documents of an application: the drop zone, and a row for each chosen file.
import type { Locator, Page } from '@playwright/test';
import type { UploadedFile } from '../fixtures/documents.ts';

export class DocumentsBlock {
  readonly page: Page;
  readonly input: Locator;
  readonly zone: Locator;
  readonly rows: Locator;
  readonly bars: Locator;
  /** The confirmation dialog before files are left out. */
  readonly leftOut: Locator;

  constructor(page: Page) {
    this.page = page;
    this.input = page.getByLabel(/^Choose files/);
    this.zone = page.locator('label').filter({ has: this.input });
    this.rows = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
    this.bars = page.getByRole('progressbar');
    this.leftOut = page.getByRole('alertdialog', { name: /will not be sent/ });
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  kind(name: string): Locator {
    return this.page.getByLabel(`Kind of ${name}`, { exact: true });
  }

  remove(name: string): Locator {
    return this.page.getByRole('button', { name: `Remove ${name}`, exact: true });
  }

  replace(name: string): Locator {
    return this.page.getByRole('button', { name: `Replace ${name}`, exact: true });
  }

  /** The message in the row of a file that will not be sent. */
  refusal(name: string, reason: string): Locator {
    return this.row(name).getByText(`${reason}. This file won’t be sent.`);
  }

  /** Names of the chosen files, in their order. */
  names(): Promise<string[]> {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.querySelector('p')?.textContent ?? ''));
  }

  /** Drops files on an element of the page. */
  async drop(place: Locator, files: readonly UploadedFile[]): Promise<void> {
    const plain = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      content: buffer.toString('base64'),
    }));
    const transfer = await this.page.evaluateHandle((dropped) => {
      const data = new DataTransfer();
      for (const { name, mimeType, content } of dropped) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      return data;
    }, plain);
    for (const type of ['dragenter', 'dragover', 'drop'])
      await place.dispatchEvent(type, { dataTransfer: transfer });
  }
}
