// What a change of the edition or of an exhibitor would touch: nothing.
import type { Impact } from '@visavis/domain/impact/schema';

export const UNTOUCHED: Impact = {
  meetings: 0,
  people: 0,
  exhibitors: 0,
  kinds: {
    'day-removed': 0,
    'day-moved': 0,
    'hour-closed': 0,
    'length-changed': 0,
    'hour-blocked': 0,
    'exhibitor-withdrawn': 0,
  },
  days: [],
  holds: 0,
  blockedHours: 0,
  stays: 0,
  staysKept: 0,
  staysMoving: 0,
  staysLeft: 0,
  moves: { sameHour: 0, sameDay: 0, otherDay: 0, nowhere: 0 },
  shiftedDays: null,
};
