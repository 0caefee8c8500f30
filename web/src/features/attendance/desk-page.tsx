// The page of an exhibitor's own meetings, opened by its secret link: who comes when, and whether each took place.
import type { ExhibitorDesk, ExhibitorsMeeting } from '@visavis/contract/attendance/endpoints';
import { meetsSearch, readSearch } from '@visavis/domain/registration/search';
import { foldForSearch } from '@visavis/domain/text/fold';
import { CalendarCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useFairZone } from '../../i18n/use-fair-zone.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Journey } from '../../ui/journey.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isUnknown, useDesk, useMarkAtDesk } from './api.ts';
import { MarkButtons } from './components/mark-buttons.tsx';
import { MarkState } from './components/mark-state.tsx';
import styles from './desk-page.module.css';
import { stateKey } from './state-key.ts';

interface DeskPageProps {
  /** Shown when the link is unknown or has expired. */
  unknownLink: ReactNode;
  /** Wraps the page so that it shows the edition with this id, which is that of the exhibitor. */
  ofEdition: (id: number, page: ReactNode) => ReactNode;
}

export function DeskPage({ unknownLink, ofEdition }: DeskPageProps) {
  const text = useText();
  const [address] = useSearchParams();
  const key = address.get('key') ?? '';
  const { data: desk, error, refetch } = useDesk(key);
  if (key === '' || isUnknown(error)) return unknownLink;
  const failure = error && <LoadFailure again={refetch}>{text('desk.failed')}</LoadFailure>;
  if (!desk)
    return (
      <Journey wide title={text('desk.title')}>
        {failure ?? (
          <div role="status" aria-label={text('desk.loading')}>
            <Skeleton width="100%" height="12rem" />
          </div>
        )}
      </Journey>
    );
  return ofEdition(
    desk.edition,
    <Desk desk={desk} deskKey={key} failure={failure} onStale={() => void refetch()} />,
  );
}

interface DeskProps {
  desk: ExhibitorDesk;
  deskKey: string;
  failure: ReactNode;
  onStale: () => void;
}

function Desk({ desk: { exhibitor, meetings }, deskKey, failure, onStale }: DeskProps) {
  const text = useText();
  const { utcOffsetLabel } = useFairZone();
  const dates = useDates();
  const instants = useInstants();
  const [find, setFind] = useState('');
  const mark = useMarkAtDesk(deskKey);
  const wanted = readSearch(find);
  const found = meetings.filter((meeting) => {
    const { name, company, reference, date, time } = meeting;
    const when = [dates.weekday(date), dates.date(date), dates.time(time)];
    const searchable = [
      name,
      company,
      reference,
      reference.replaceAll('-', ''),
      ...when,
      text(stateKey(meeting)),
    ];
    return meetsSearch(foldForSearch(searchable.join(' ')), wanted);
  });
  const byWords = ({ marked: standing }: ExhibitorsMeeting) =>
    standing === null
      ? ''
      : text(standing.way === 'dashboard' ? 'desk.byOrganiser' : 'desk.byYou', {
          at: instants.instant(standing.at),
        });
  const marked = meetings.filter(({ attendance }) => attendance !== null).length;
  return (
    <Journey
      wide
      title={text('desk.title')}
      lead={text('desk.lead', { name: exhibitor.name, booth: exhibitor.boothNumber })}
    >
      {failure}
      {meetings.length === 0 ? (
        <EmptyState
          icon={<CalendarCheck aria-hidden />}
          title={text('desk.none')}
          hint={text('desk.noneHint')}
        />
      ) : (
        <>
          <div className={styles.search}>
            <SearchField
              label={text('desk.find')}
              placeholder={text('desk.findPlaceholder')}
              value={find}
              onChange={setFind}
            />
          </div>
          <p role="status" className={styles.count}>
            <span>{text('desk.count', { marked, total: meetings.length })}</span>{' '}
            <span>{text('desk.zone', { zone: utcOffsetLabel })}</span>
          </p>
          {found.length === 0 && (
            <EmptyState
              icon={<CalendarCheck aria-hidden />}
              title={text('desk.noneFound')}
              hint={text('desk.noneFoundHint')}
            />
          )}
          {byDay(found).map(([date, ofDay]) => (
            <section key={date} className={styles.day}>
              <h2>{`${dates.weekday(date)} ${dates.date(date)}`}</h2>
              <ul>
                {ofDay.map((meeting) => (
                  <li key={meeting.id}>
                    <p className={styles.time}>{dates.time(meeting.time)}</p>
                    <div className={styles.who}>
                      <h3>{meeting.name}</h3>
                      <p>
                        {meeting.company}, {meeting.reference}
                      </p>
                    </div>
                    <MarkState meeting={meeting} by={byWords(meeting)} says="youSay" />
                    <MarkButtons
                      meeting={meeting}
                      isFixed={meeting.marked?.way === 'dashboard'}
                      onMark={mark}
                      onStale={onStale}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </Journey>
  );
}

function byDay(meetings: readonly ExhibitorsMeeting[]): [string, ExhibitorsMeeting[]][] {
  const days = new Map<string, ExhibitorsMeeting[]>();
  for (const meeting of meetings) days.set(meeting.date, [...(days.get(meeting.date) ?? []), meeting]);
  return [...days];
}
