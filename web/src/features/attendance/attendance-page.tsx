// The page where organisers mark approved meetings as held or missed; the refund of a deposit depends on these marks.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { type AttendanceFilter, attendanceFilterSchema, MARKS } from '@visavis/contract/attendance/filter';
import { allDaysOf } from '@visavis/domain/edition/days';
import { defineList } from '../../list/define-list.ts';
import type { ListOf } from '../../list/list-of.ts';
import { ListPage } from '../../list/list-page.tsx';
import type { Shown } from '../../list/use-shown.ts';
import { useDashboardEdition } from '../../queries/use-dashboard-edition.ts';
import { ATTENDANCE, type Mark, useMarkAttendance } from './api.ts';
import { MarkButtons } from './components/mark-buttons.tsx';
import { MarkState } from './components/mark-state.tsx';
import { Stacked } from './components/stacked.tsx';

interface AttendanceList extends ListOf {
  row: AttendedMeeting;
  filter: AttendanceFilter;
  sort: never;
  facts: { edition: ReturnType<typeof useDashboardEdition>['data'] };
  acts: { mark: Mark; refresh: () => void };
}

const MARK_WORDS = {
  none: 'attendance.stateNone',
  unmarked: 'attendance.stateUnmarked',
  earlier: 'attendance.stateEarlier',
  held: 'attendance.stateHeld',
  missed: 'attendance.stateMissed',
} as const;

const byWords = ({ marked }: AttendedMeeting, { text, instants }: Shown<unknown>): string =>
  marked === null
    ? ''
    : text(marked.way === 'dashboard' ? 'attendance.byOrganiser' : 'attendance.byExhibitor', {
        by: marked.by,
        at: instants.instant(marked.at),
      });

const LIST = defineList<AttendanceList>({
  source: ATTENDANCE,
  nameOf: ({ name }) => name,
  words: {
    title: () => 'attendance.title',
    search: 'attendance.search',
    placeholder: 'attendance.searchPlaceholder',
    caption: 'attendance.caption',
    loading: 'attendance.loading',
    found: 'attendance.found',
    failed: (_, text) => text('attendance.failed'),
    none: () => 'attendance.none',
    noneHint: 'attendance.noneHint',
  },
  filterSchema: attendanceFilterSchema,
  filters: {
    day: {
      control: {
        label: 'attendance.day',
        at: 'beside',
        options: ({ dates, facts: { edition } }) =>
          allDaysOf(edition).map(({ day, date }) => ({ value: String(day), label: dates.day(date) })),
      },
      tag: (value, { dates, facts: { edition } }) => {
        const date = allDaysOf(edition).find(({ day }) => day === value)?.date;
        return date ? dates.day(date) : String(value);
      },
    },
    programme: {
      control: {
        label: 'attendance.programme',
        at: 'beside',
        options: ({ text }) =>
          (['hosted', 'business'] as const).map((value) => ({ value, label: text(`attendance.${value}`) })),
      },
      tag: (value, { text }) => text(`attendance.${value}`),
    },
    attendance: {
      control: {
        label: 'attendance.state',
        at: 'beside',
        options: ({ text }) => MARKS.map((value) => ({ value, label: text(MARK_WORDS[value]) })),
      },
      tag: (value, { text }) => text(MARK_WORDS[value]),
    },
  },
  columns: [
    {
      key: 'buyer',
      title: 'attendance.buyer',
      cell: ({ name, company, reference }) => <Stacked first={name} second={`${company}, ${reference}`} />,
    },
    {
      key: 'exhibitor',
      title: 'attendance.exhibitor',
      cell: ({ exhibitor, boothNumber }, { text }) => (
        <Stacked first={exhibitor} second={text('attendance.booth', { booth: boothNumber })} />
      ),
    },
    {
      key: 'when',
      title: 'attendance.when',
      cell: ({ time, date }, { dates }) => (
        <Stacked first={dates.time(time)} second={`${dates.weekday(date)} ${dates.date(date)}`} />
      ),
    },
    {
      key: 'marked',
      title: 'attendance.marked',
      cell: (meeting, given) => <MarkState meeting={meeting} by={byWords(meeting, given)} says="says" />,
    },
    {
      key: 'action',
      title: 'attendance.action',
      small: 'foot',
      permissions: ['attendance.mark'],
      cell: (meeting, { acts }) => (
        <MarkButtons meeting={meeting} onMark={acts.mark} onStale={acts.refresh} />
      ),
    },
  ],
  useFacts: () => ({ edition: useDashboardEdition().data }),
  useActs: ({ refresh }) => ({ mark: useMarkAttendance(), refresh }),
});

export const AttendancePage = () => <ListPage list={LIST} />;
