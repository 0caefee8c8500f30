// Removing lost slots from the plan, also with companies of the same name.
import { fairDatesOf, fairDaysOn } from '@visavis/domain/edition/calendar';
import { describe, expect, it } from 'vitest';
import { demoEdition, exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { closedSlots } from './closed-slots.ts';
import { removeLost } from './lost-slots.ts';
import { planOfEdition } from './plan-of-edition.ts';

const edition = demoEdition();
const exhibitors = [exhibitor(1, 'Hanari'), exhibitor(2, 'Seri Kenanga'), exhibitor(3, 'Hanari', 'B-9')];

describe('removeLost', () => {
  const plan = [
    planned(exhibitors[0], 1, 660),
    planned(exhibitors[1], 2, 840),
    planned(exhibitors[2], 3, 1020),
  ];
  const losing = (slot: Parameters<typeof removeLost>[1][number]) =>
    removeLost(plan, [slot], exhibitors, edition);

  it('removes the lost meetings and keeps the rest', () => {
    const result = losing({ exhibitor: 'Seri Kenanga', boothNumber: 'A-2', day: 2, time: '2.00pm-3.00pm' });
    expect(result.plan).toEqual([plan[0], plan[2]]);
    expect(result.lost).toMatchObject([{ exhibitorId: 2, company: 'Seri Kenanga', day: { day: 2 } }]);
    expect(result.taken).toEqual([{ exhibitorId: 2, day: 2, time: '2 pm' }]);
  });

  it('distinguishes two companies of the same name by their booths', () => {
    const result = losing({ exhibitor: 'Hanari', boothNumber: 'B-9', day: 3, time: '5.00pm-6.00pm' });
    expect(result.plan).toEqual([plan[0], plan[1]]);
  });

  it('still names a company that is no longer selected', () => {
    const result = losing({ exhibitor: 'Gone', boothNumber: 'Z-1', day: 3, time: '5.00pm-6.00pm' });
    expect(result.plan).toEqual(plan);
    expect(result.lost).toMatchObject([{ exhibitorId: null, company: 'Gone' }]);
    expect(result.taken).toEqual([]);
  });
});

describe('closedSlots', () => {
  it('reads labels and ranges, keeps to one exhibitor, and adds hours that have begun', () => {
    const begun = { ...edition, begun: [{ day: 1, minute: 660 }] };
    expect(
      closedSlots(begun, 1, [
        { exhibitorId: 1, day: 2, time: '2 pm' },
        { exhibitorId: 1, day: 3, time: '5.00pm-6.00pm' },
        { exhibitorId: 2, day: 4, time: '11 am' },
        { exhibitorId: 1, day: 4, time: '9 pm' },
      ]),
    ).toEqual([
      { day: 2, time: '2 pm' },
      { day: 3, time: '5 pm' },
      { day: 1, time: '11 am' },
    ]);
  });
});

describe('planOfEdition', () => {
  it('leaves out companies no longer selected and dates of another year', () => {
    const plan = [planned(exhibitors[0], 1, 660), planned(exhibitors[1], 2, 840)];
    expect(planOfEdition(plan, [2], edition)).toEqual([plan[1]]);
    const next = { ...edition, days: fairDaysOn(fairDatesOf(2026)) };
    expect(planOfEdition(plan, [1, 2], next)).toEqual([]);
  });
});
