// Keyboard navigation of the grid pattern on 7 hours by 4 days.
import { describe, expect, it } from 'vitest';
import { moveInGrid } from './grid-moves.ts';

const size = { rows: 7, columns: 4 };

describe('moveInGrid', () => {
  it.each([
    ['ArrowRight', false, { row: 2, column: 1 }, { row: 2, column: 2 }],
    ['ArrowLeft', false, { row: 2, column: 1 }, { row: 2, column: 0 }],
    ['ArrowDown', false, { row: 2, column: 1 }, { row: 3, column: 1 }],
    ['ArrowUp', false, { row: 2, column: 1 }, { row: 1, column: 1 }],
    ['ArrowRight', false, { row: 2, column: 3 }, { row: 2, column: 3 }],
    ['ArrowLeft', false, { row: 2, column: 0 }, { row: 2, column: 0 }],
    ['ArrowDown', false, { row: 6, column: 1 }, { row: 6, column: 1 }],
    ['ArrowUp', false, { row: 0, column: 1 }, { row: 0, column: 1 }],
    ['Home', false, { row: 2, column: 2 }, { row: 2, column: 0 }],
    ['End', false, { row: 2, column: 2 }, { row: 2, column: 3 }],
    ['Home', true, { row: 2, column: 2 }, { row: 0, column: 0 }],
    ['End', true, { row: 2, column: 2 }, { row: 6, column: 3 }],
  ])('%s (control: %s) moves from %o to %o', (key, withControl, from, to) => {
    expect(moveInGrid(key, withControl, from, size)).toEqual(to);
  });

  it.each(['Enter', ' ', 'Tab', 'a'])('leaves %j to the browser', (key) => {
    expect(moveInGrid(key, false, { row: 0, column: 0 }, size)).toBeNull();
  });
});
