// The grid of hours in 'Edit Meeting Schedule', and the texts beside it.

import type { Locator } from '@playwright/test';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { dateOf, weekdayOf } from '../fixtures/review-visit.ts';
import type { ReviewPage } from './review-page.ts';

interface Hour {
  day: number;
  minute: number;
}

/** 'Thursday 04 June, 3.00pm-4.00pm.' */
const nameOf = ({ day, minute }: Hour): string =>
  `${weekdayOf({ day })} ${dateOf({ day })}, ${slotRange(minute, 60)}.`;

export class MoveGrid {
  readonly grid: Locator;
  readonly panel: Locator;
  readonly #review: ReviewPage;

  constructor(review: ReviewPage) {
    this.#review = review;
    this.panel = review.edit.getByRole('region', { name: /, hour by hour$/ });
    this.grid = this.panel.getByRole('grid');
  }

  /** Waits until the hours have loaded. */
  async ready(): Promise<void> {
    await this.panel.getByText(/(hours? is|hours are) free for both$/).waitFor();
  }

  cell(hour: Hour): Locator {
    return this.grid.getByRole('button', { name: nameOf(hour) });
  }

  /** The cell, once its name contains these words. */
  cellIn(hour: Hour, words: string): Locator {
    return this.grid.getByRole('button', { name: `${nameOf(hour)} ${words}` });
  }

  /** Cells free for both, in the order of days. */
  get freeCells(): Locator {
    return this.grid.locator('button[data-state=free]');
  }

  /** The text beside the grid: whether the entered or pressed hour is available. */
  says(words: string): Locator {
    return this.#review.edit.getByRole('status').filter({ hasText: words });
  }

  /** Waits until nothing scrolls any more, such as after a finger was lifted. */
  async #still(): Promise<void> {
    await this.panel.evaluate(async (panel) => {
      let before = Number.NaN;
      for (let same = 0; same < 10; ) {
        const { top } = panel.getBoundingClientRect();
        same = top === before ? same + 1 : 0;
        before = top;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
  }

  async #middleOf(hour: Hour): Promise<[x: number, y: number]> {
    const box = await this.cell(hour).boundingBox();
    if (!box) throw new Error(`${nameOf(hour)} is not on the page`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  async drag(from: Hour, to: Hour): Promise<void> {
    const { mouse } = this.#review.page;
    await this.#still();
    await mouse.move(...(await this.#middleOf(from)));
    await mouse.down();
    await mouse.move(...(await this.#middleOf(to)), { steps: 5 });
  }

  /** Drags with a finger from one cell to another. */
  async slide(from: Hour, to: Hour): Promise<void> {
    const { page } = this.#review;
    const session = await page.context().newCDPSession(page);
    await this.#still();
    const [start, end] = [await this.#middleOf(from), await this.#middleOf(to)];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [x: number, y: number]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
    await send('touchStart', start);
    for (const part of [0.3, 0.6, 1])
      await send('touchMove', [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]);
    await send('touchEnd');
    await session.detach();
  }

  /** Ends a drag. */
  drop(): Promise<void> {
    return this.#review.page.mouse.up();
  }
}
