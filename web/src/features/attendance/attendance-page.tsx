// Approved meetings, where organisers mark each as held or missed; the deposit refund depends on these marks.

import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { allDaysOf } from '@visavis/domain/edition/days';
import { can } from '@visavis/domain/identity/grants';
import { UserCheck } from 'lucide-react';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { DataTable } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { useDashboardEdition } from '../../queries/use-dashboard-edition.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useAttendance, useMarkAttendance } from './api.ts';
import styles from './attendance-page.module.css';
import { MarkButtons } from './components/mark-buttons.tsx';
import { MarkState } from './components/mark-state.tsx';
import { useAttendancePlace } from './use-attendance-place.ts';

type Place = ReturnType<typeof useAttendancePlace>;

export function AttendancePage() {
  const text = useText();
  const place = useAttendancePlace();
  return (
    <>
      <PageHead title={text('attendance.title')} />
      <Finding place={place} />
      <Meetings place={place} />
    </>
  );
}

function Finding({ place: { filter, typed, setTyped, write } }: { place: Place }) {
  const text = useText();
  const dates = useDates();
  const { data: edition } = useDashboardEdition();
  return (
    <div className={styles.finding}>
      <div className={styles.search}>
        <SearchField
          label={text('attendance.search')}
          placeholder={text('attendance.searchPlaceholder')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <SelectField
        label={text('attendance.day')}
        value={String(filter.day ?? '')}
        onChange={(event) => write('day', event.target.value)}
        options={[
          { value: '', label: text('attendance.allDays') },
          ...allDaysOf(edition).map(({ day, date }) => ({ value: String(day), label: dates.day(date) })),
        ]}
      />
      <SelectField
        label={text('attendance.programme')}
        value={filter.programme ?? ''}
        onChange={(event) => write('programme', event.target.value)}
        options={[
          { value: '', label: text('attendance.anyProgramme') },
          { value: 'hosted', label: text('attendance.hosted') },
          { value: 'business', label: text('attendance.business') },
        ]}
      />
      <SelectField
        label={text('attendance.state')}
        value={filter.attendance ?? ''}
        onChange={(event) => write('attendance', event.target.value)}
        options={[
          { value: '', label: text('attendance.anyState') },
          { value: 'none', label: text('attendance.stateNone') },
          { value: 'unmarked', label: text('attendance.stateUnmarked') },
          { value: 'earlier', label: text('attendance.stateEarlier') },
          { value: 'held', label: text('attendance.stateHeld') },
          { value: 'missed', label: text('attendance.stateMissed') },
        ]}
      />
    </div>
  );
}

const idOfMeeting = ({ id }: AttendedMeeting): number => id;

function Meetings({ place: { filter } }: { place: Place }) {
  const text = useText();
  const list = useAttendance(filter);
  const isFiltered =
    filter.search !== '' || Object.values(filter).some((part) => part !== null && part !== '');
  return (
    <ListRows
      list={list}
      idOf={idOfMeeting}
      words={{
        loading: text('attendance.loading'),
        failed: text('attendance.failed'),
        tryAgain: text('attendance.tryAgain'),
        found: (count) => text('attendance.found', { count }),
      }}
      none={
        <EmptyState
          icon={<UserCheck aria-hidden />}
          title={text('attendance.none')}
          hint={text(isFiltered ? 'attendance.noneFound' : 'attendance.noneHint')}
        />
      }
      table={(meetings, busy) => <MeetingTable meetings={meetings} busy={busy} onStale={list.retry} />}
    />
  );
}

interface MeetingTableProps {
  meetings: readonly AttendedMeeting[];
  busy: boolean;
  onStale: () => void;
}

function MeetingTable({ meetings, busy, onStale }: MeetingTableProps) {
  const text = useText();
  const dates = useDates();
  const mayMark = can(useRole(), 'attendance.mark');
  const instants = useInstants();
  const mark = useMarkAttendance();
  const byWords = ({ marked }: AttendedMeeting) =>
    marked === null
      ? ''
      : text(marked.way === 'dashboard' ? 'attendance.byOrganiser' : 'attendance.byExhibitor', {
          by: marked.by,
          at: instants.instant(marked.at),
        });
  return (
    <DataTable
      caption={text('attendance.caption')}
      columns={[
        { key: 'buyer', title: text('attendance.buyer') },
        { key: 'exhibitor', title: text('attendance.exhibitor') },
        { key: 'when', title: text('attendance.when') },
        { key: 'marked', title: text('attendance.marked') },
        ...(mayMark ? [{ key: 'action', title: text('attendance.action'), small: 'foot' as const }] : []),
      ]}
      rows={meetings.map((meeting) => ({
        id: meeting.id,
        cells: {
          buyer: <Stacked first={meeting.name} second={`${meeting.company}, ${meeting.reference}`} />,
          exhibitor: (
            <Stacked
              first={meeting.exhibitor}
              second={text('attendance.booth', { booth: meeting.boothNumber })}
            />
          ),
          when: (
            <Stacked
              first={dates.time(meeting.time)}
              second={`${dates.weekday(meeting.date)} ${dates.date(meeting.date)}`}
            />
          ),
          marked: <MarkState meeting={meeting} by={byWords(meeting)} says="says" />,
          action: <MarkButtons meeting={meeting} onMark={mark} onStale={onStale} />,
        },
      }))}
      busy={busy}
    />
  );
}

function Stacked({ first, second }: { first: string; second: string }) {
  return (
    <span className={styles.stacked}>
      <span>{first}</span>
      <span className={styles.second}>{second}</span>
    </span>
  );
}
