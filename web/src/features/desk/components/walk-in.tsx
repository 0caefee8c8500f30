// Books a free hour of today: online, one that is free now; offline, as a request.
import { useQuery } from '@tanstack/react-query';
import { listFreeAtDesk } from '@visavis/contract/desk/calls';
import type { DeskExhibitor, DeskPerson } from '@visavis/contract/desk/endpoints';
import { DESK_FOUND } from '@visavis/domain/desk/limits';
import { meetsSearch, readSearch } from '@visavis/domain/registration/search';
import { foldForSearch } from '@visavis/domain/text/fold';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import textStyles from '../../../ui/text.module.css';
import { rememberExhibitors } from '../remembered-exhibitors.ts';
import { recordWalkIn, useDeskState } from '../use-desk.ts';
import { minuteNow, useHours } from '../use-hours.ts';
import styles from './walk-in.module.css';

type Offered = DeskExhibitor & { free: readonly number[]; isMet: boolean };

interface WalkInProps {
  person: DeskPerson;
  onDone: () => void;
}

export function WalkIn({ person, onDone }: WalkInProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim());
  const { offlineSince, records } = useDeskState();
  const asked = records.flatMap(({ record, state }) =>
    record.kind === 'walk-in' && state === 'waiting' && record.reference === person.reference ? [record] : [],
  );
  useEffect(() => field.current?.focus(), []);
  const isOffline = offlineSince !== null;
  /** One hour at a time: the panel closes once it is stored, and a second press before that is ignored. */
  const booking = useAction({
    act: ({ exhibitor, minute }: { exhibitor: DeskExhibitor; minute: number }) => {
      rememberExhibitors([exhibitor]);
      return recordWalkIn(person, { exhibitorId: exhibitor.id, minute });
    },
    failed: text('showDesk.walkInFailed'),
    done: onDone,
  });
  /** Waiting hours count as booked. */
  const suiting = ({ free, isMet, ...exhibitor }: Offered): Offered => {
    const isAsked = asked.some(({ exhibitorId }) => exhibitorId === exhibitor.id);
    const hours = free.filter((start) => !asked.some(({ minute }) => minute === start));
    return { ...exhibitor, isMet: isMet || isAsked, free: isMet || isAsked ? [] : hours };
  };
  const choice = {
    search: wanted,
    person,
    suiting,
    isBooking: booking.isBusy,
    onBook: (exhibitor: DeskExhibitor, minute: number) => void booking.run({ exhibitor, minute }),
  };
  return (
    <div className={styles.panel}>
      <h3>{text('showDesk.walkInTitle', { name: person.name })}</h3>
      {isOffline && <Banner kind="info">{text('showDesk.walkInOffline')}</Banner>}
      <SearchField
        ref={field}
        label={text('showDesk.walkInSearch')}
        placeholder={text('showDesk.walkInSearch')}
        value={search}
        onChange={setSearch}
      />
      {wanted === '' ? (
        <p className={textStyles.note}>{text('showDesk.walkInSearchHint')}</p>
      ) : isOffline ? (
        <OfToday {...choice} />
      ) : (
        <Free {...choice} />
      )}
    </div>
  );
}

interface ChoiceProps {
  search: string;
  person: DeskPerson;
  suiting: (offered: Offered) => Offered;
  /** A booking is under way: nothing else can be pressed. */
  isBooking: boolean;
  onBook: (exhibitor: DeskExhibitor, minute: number) => void;
}

function Free({ search, person: { reference }, suiting, isBooking, onBook }: ChoiceProps) {
  const text = useText();
  const { data, isError } = useQuery({
    queryKey: ['desk', 'free', search, reference],
    queryFn: ({ signal }) => call(listFreeAtDesk, { query: { search, reference }, signal }),
    // Hours fill up by the minute.
    staleTime: 0,
    gcTime: 0,
  });
  if (isError) return <Banner kind="error">{text('showDesk.walkInFailed')}</Banner>;
  if (!data) return <p className={textStyles.note}>{text('showDesk.walkInLoading')}</p>;
  return (
    <Choice offered={data.exhibitors.map(suiting)} total={data.total} isBooking={isBooking} onBook={onBook} />
  );
}

/** Exhibitors on this device, with all remaining hours of the day. */
function OfToday({ search, person, suiting, isBooking, onBook }: ChoiceProps) {
  const { day } = useDeskState();
  const deferred = useDeferredValue(search);
  if (!day) return null;
  const terms = readSearch(deferred);
  const minute = minuteNow(day.edition.timeZone);
  const free = day.edition.starts.filter(
    (start) =>
      start > minute &&
      !person.meetings.some(
        (one) => one.minute < start + day.edition.slotMinutes && start < one.minute + one.length,
      ),
  );
  const matching = day.exhibitors.filter(({ name, booth }) =>
    meetsSearch(foldForSearch(`${name} ${booth}`), terms),
  );
  const offered = matching.slice(0, DESK_FOUND).map((exhibitor) => {
    const isMet = person.meetings.some(({ exhibitorId }) => exhibitorId === exhibitor.id);
    return suiting({ ...exhibitor, free: isMet ? [] : free, isMet });
  });
  return <Choice offered={offered} total={matching.length} isBooking={isBooking} onBook={onBook} isRequest />;
}

interface OfferedProps extends Pick<ChoiceProps, 'isBooking' | 'onBook'> {
  offered: readonly Offered[];
  total: number;
  isRequest?: boolean;
}

function Choice({ offered, total, isRequest = false, isBooking, onBook }: OfferedProps) {
  const text = useText();
  const { hour } = useHours();
  if (offered.length === 0) return <p className={textStyles.note}>{text('showDesk.walkInNone')}</p>;
  return (
    <>
      <ul className={styles.exhibitors}>
        {offered.map(({ id, name, booth, free, isMet }) => (
          <li key={id}>
            <p>
              <b>{name}</b> <span>{booth}</span>
            </p>
            {free.length === 0 && (
              <p className={textStyles.note}>
                {text(isMet ? 'showDesk.walkInMet' : 'showDesk.walkInNoHours')}
              </p>
            )}
            <div className={styles.hours}>
              {free.map((minute) => (
                <button
                  key={minute}
                  type="button"
                  aria-disabled={isBooking || undefined}
                  aria-label={text(isRequest ? 'showDesk.walkInRequest' : 'showDesk.walkInBook', {
                    hour: hour(minute),
                    exhibitor: name,
                  })}
                  onClick={() => onBook({ id, name, booth }, minute)}
                >
                  {hour(minute)}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {total > offered.length && (
        <p className={textStyles.note}>{text('showDesk.walkInMore', { count: total })}</p>
      )}
    </>
  );
}
