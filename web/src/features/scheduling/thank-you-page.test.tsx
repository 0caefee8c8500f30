// The list of meetings after a submission: its order, and how ended meetings are shown.

import { render, screen } from '@testing-library/react';
import { parseSlotTime, slotRange } from '@visavis/domain/edition/slot-time';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { ThankYouPage } from './thank-you-page.tsx';

/** As the page gets it: with the range of its slot. */
const withRange = (meeting: PlannedMeeting): PlannedMeeting => ({
  ...meeting,
  time: slotRange(parseSlotTime(meeting.time) ?? 0, 60),
});

const meetings = [
  withRange(planned(exhibitor(1, 'Padma Ayur', 'D-018'), 4, 720)),
  withRange(planned(exhibitor(2, 'Seri Kenanga', 'D-032'), 1, 840)),
  withRange(planned(exhibitor(3, 'Atelier Nacre', 'B-145'), 1, 660)),
];
const show = (shown: ComponentProps<typeof ThankYouPage>['meetings']) =>
  render(<ThankYouPage meetings={shown} lead="Thanks." none="Nobody yet." onHome={() => {}} />);

describe('ThankYouPage', () => {
  it('groups by day in the order of the fair, with hours in order', () => {
    show(meetings);
    expect(screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)).toEqual([
      'Monday',
      'Thursday',
    ]);
    expect(screen.getAllByRole('definition').map((entry) => entry.textContent)).toEqual([
      ...['Atelier Nacre', '11.00am-12.00pm', '02 June 2025', 'B-145'],
      ...['Seri Kenanga', '2.00pm-3.00pm', '02 June 2025', 'D-032'],
      ...['Padma Ayur', '12.00pm-1.00pm', '05 June 2025', 'D-018'],
    ]);
    expect(screen.queryByText('Nobody yet.')).toBeNull();
  });

  it('strikes through the hour of an ended meeting, and shows the mark of each', () => {
    show(meetings.map((meeting, index) => ({ ...meeting, hasEnded: index === 0, mark: `mark ${index}` })));
    expect(screen.getByText('12.00pm-1.00pm').tagName).toBe('S');
    expect(screen.getByText('2.00pm-3.00pm').tagName).not.toBe('S');
    screen.getByText('mark 0');
  });

  it('says that there are no meetings', () => {
    show([]);
    screen.getByText('Nobody yet.');
  });
});
