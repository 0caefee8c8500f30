// Chips for the active filters beside the search; each can be removed.

import type { RegistrationFilter } from '@visavis/contract/registration/filter';
import { allDaysOf } from '@visavis/domain/edition/days';
import type { MeetingStatus } from '@visavis/domain/meeting/schema';
import type { RefObject } from 'react';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { statusWord } from '../../../list/meeting-words.ts';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Chips } from '../../../ui/chip.tsx';
import { useExhibitorName } from '../api.ts';
import { TAG_KEYS, type TagKey } from '../filters.ts';

const PROGRAMME_WORDS = { all: 'review.bothProgrammes', hosted: 'review.hostedOnly' } as const;

const meetingWord = (status: MeetingStatus | 'live'): TextId =>
  status === 'live' ? 'review.live' : statusWord(status);

interface FilterTagsProps {
  filter: RegistrationFilter;
  onRemove: (key: TagKey) => void;
  /** Takes the focus when the last tag is removed. */
  fallbackFocusRef?: RefObject<HTMLElement | null>;
}

export function FilterTags({ filter, onRemove, fallbackFocusRef }: FilterTagsProps) {
  const text = useText();
  const wordsOf = useFilterWords(filter);
  const items = TAG_KEYS.flatMap((key) => {
    const value = wordsOf(key);
    if (value === null) return [];
    const label = text(`review.filter.${key}`, { value });
    return [{ id: key, label, removeLabel: text('review.removeFilter', { filter: label }) }];
  });
  return (
    <Chips
      label={text('review.filters')}
      tone="neutral"
      items={items}
      onRemove={onRemove}
      {...(fallbackFocusRef && { fallbackFocusRef })}
    />
  );
}

export function useFilterWords(filter: RegistrationFilter): (key: TagKey) => string | null {
  const text = useText();
  const dates = useDates();
  const instants = useInstants();
  const countryName = useCountryName();
  const { data: edition } = useDashboardEdition();
  const exhibitor = useExhibitorName(filter.exhibitor);
  const dayOf = (date: string | undefined) => date && dates.day(date);
  return (key) => {
    if (filter[key] === undefined) return null;
    switch (key) {
      case 'day':
        return dayOf(allDaysOf(edition).find(({ day }) => day === filter.day)?.date) ?? String(filter.day);
      case 'minute':
        return dates.hour(filter.minute ?? 0);
      case 'country':
        return countryName(filter.country ?? '');
      case 'exhibitor':
        return exhibitor ?? String(filter.exhibitor);
      case 'meetingStatus':
        return filter.meetingStatus ? text(meetingWord(filter.meetingStatus)) : null;
      case 'programme':
        return filter.programme === 'business' ? null : text(PROGRAMME_WORDS[filter.programme ?? 'all']);
      case 'tag':
        return filter.tag ?? null;
      case 'companySize':
        return text.option('companySize', filter.companySize ?? '');
      case 'registeredWithin':
        return text('review.lastDays', { days: filter.registeredWithin ?? 0 });
      case 'details':
        return text('review.detailsMissing');
      case 'unconfirmed':
        return text('review.notConfirmed');
      case 'registeredAfter':
        return instants.instant(filter.registeredAfter ?? '');
      case 'confirmedAfter':
        return instants.instant(filter.confirmedAfter ?? '');
      case 'registeredOn':
        return dates.date(filter.registeredOn ?? '');
      default:
        return text.choice('status', String(filter[key]));
    }
  };
}
