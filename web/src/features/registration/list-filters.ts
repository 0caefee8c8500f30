// The filters of the list of registrations: their controls, and what their tags say.
import { allDaysOf } from '@visavis/domain/edition/days';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import type { ListDefinition } from '../../list/define-list.ts';
import { statusWord } from '../../list/meeting-words.ts';
import { peopleFilters } from '../../list/people.tsx';
import type { RegistrationList } from './list-facts.ts';

const LAST_DAYS = [1, 7, 30] as const;

const { tag, country, companySize, registeredAfter } = peopleFilters('review.companySize');

export const FILTERS: ListDefinition<RegistrationList>['filters'] = {
  progress: {
    control: {
      label: 'messages.todo',
      at: 'message',
      options: ({ text }) => PROGRESSES.map((value) => ({ value, label: text(`review.progress.${value}`) })),
    },
    tag: (value, { text }) => text(`review.progress.${value}`),
  },
  programme: {
    tag: (value, { text }) =>
      value === 'business' ? null : text(value === 'all' ? 'review.bothProgrammes' : 'review.hostedOnly'),
  },
  status: {
    tag: (value, { text }) => text('review.filter.status', { value: text.choice('status', value) }),
  },
  tag,
  meetingStatus: {
    control: {
      label: 'review.withMeeting',
      at: 'more',
      options: ({ text }) =>
        Object.values(MEETING_STATUS).map((status) => ({
          value: String(status),
          label: text(statusWord(status)),
        })),
    },
    tag: (value, { text }) =>
      text('review.filter.meetingStatus', {
        value: text(value === 'live' ? 'review.live' : statusWord(value)),
      }),
  },
  country,
  companySize,
  exhibitor: {
    tag: (value, { text, facts: { exhibitor } }) =>
      text('review.filter.exhibitor', { value: exhibitor ?? String(value) }),
  },
  day: {
    control: {
      label: 'messages.day',
      at: 'message',
      options: ({ dates, facts: { edition } }) =>
        (edition?.days ?? []).map(({ day, date }) => ({ value: String(day), label: dates.day(date) })),
    },
    tag: (value, { text, dates, facts: { edition } }) => {
      const date = allDaysOf(edition).find(({ day }) => day === value)?.date;
      return text('review.filter.day', { value: date ? dates.day(date) : String(value) });
    },
  },
  minute: { tag: (value, { text, dates }) => text('review.filter.minute', { value: dates.hour(value) }) },
  registeredOn: {
    tag: (value, { text, dates }) => text('review.filter.registeredOn', { value: dates.date(value) }),
  },
  registeredWithin: {
    control: {
      label: 'review.registered',
      at: 'beside',
      options: ({ text }) =>
        LAST_DAYS.map((days) => ({ value: String(days), label: text('review.lastDays', { days }) })),
    },
    tag: (days, { text }) =>
      text('review.filter.registeredWithin', { value: text('review.lastDays', { days }) }),
  },
  registeredAfter,
  confirmedAfter: {
    tag: (value, { text, instants }) =>
      text('review.filter.confirmedAfter', { value: instants.instant(value) }),
  },
  unconfirmed: {
    control: {
      label: 'review.confirmation',
      at: 'more',
      options: ({ text }) => [{ value: '1', label: text('review.notConfirmed') }],
    },
    tag: (_, { text }) => text('review.notConfirmed'),
  },
  details: {
    control: {
      label: 'review.details',
      at: 'more',
      options: ({ text }) => [{ value: 'missing', label: text('review.detailsMissing') }],
    },
    tag: (_, { text }) => text('review.detailsMissing'),
  },
};
