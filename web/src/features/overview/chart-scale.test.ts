// Axis marks are round whole numbers and reach the highest value.
import { expect, it } from 'vitest';
import { axisMarks } from './chart-scale.ts';

it.each([
  [35, [0, 10, 20, 30, 40]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [1234, [0, 500, 1000, 1500]],
])('reaches %i', (highest, marks) => {
  expect(axisMarks(highest)).toEqual(marks);
});
