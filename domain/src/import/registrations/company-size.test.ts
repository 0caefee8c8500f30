// Tests of company sizes in lists: the matching band, or null if the organiser must be asked.
import { expect, it } from 'vitest';
import type { Cell } from '../cell.ts';
import { sizeOf } from './company-size.ts';

it.each<[Cell, string]>([
  ['1-10', '1-10'],
  [0, '1-10'],
  [10, '1-10'],
  ['less than 10', '1-10'],
  ['< 10', '1-10'],
  ['Small (1-10)', '1-10'],
  ['1-10 (small)', '1-10'],
  ['小型（1-10人）', '1-10'],
  ['10-Jan', '1-10'],
  [{ date: '2026-10-01' }, '1-10'],
  [25, '11-50'],
  ['25 staff', '11-50'],
  ['about 25 people', '11-50'],
  ['Number of employees: 25', '11-50'],
  ['11 – 50 employees', '11-50'],
  ['11 to 50', '11-50'],
  ['between 11 and 50', '11-50'],
  ['11 hingga 50 orang', '11-50'],
  ['11至50人', '11-50'],
  ['约30名员工', '11-50'],
  ['Nov-50', '11-50'],
  ['51-100 employees', '51-100'],
  ['５１～１００人', '51-100'],
  ['100+', '101 and above'],
  ['101+', '101 and above'],
  ['101 and above', '101 and above'],
  ['more than 100', '101 and above'],
  ['lebih daripada 100 pekerja', '101 and above'],
  ['100 ke atas', '101 and above'],
  ['100人以上', '101 and above'],
  ['1,001-5,000 employees', '101 and above'],
  ['10,001+', '101 and above'],
  ['~30', '11-50'],
  ['from 11 to 50', '11-50'],
])('%j is parsed as the size %j', (cell, size) => {
  expect(sizeOf(cell)).toBe(size);
});

it.each<Cell>([
  'RM 5 million',
  'RM 50',
  '5k',
  '3 branches',
  'Founded 1998',
  'less than 100',
  'under 50',
  '<100',
  '100人以下',
  '50人以上',
  '50+',
  '10+',
  '20-80',
  '1.000',
  '51 100',
  'from 100',
  '500强',
  '3 and 5 branches',
  '25 (in 2019)',
  'large',
  'large 120',
  'small 1-10',
  { date: '2026-06-02' },
  '',
  '1'.repeat(60_000),
])('%j is ambiguous, so the organiser is asked', (cell) => {
  expect(sizeOf(cell)).toBeNull();
});
