// The printable schedule of one exhibitor: its meetings day by day and hour by hour.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ExhibitorSchedule } from '@visavis/contract/overview/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useBooth } from '../../i18n/use-booth.ts';
import { useCountryName } from '../../i18n/use-country-name.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { ApiError } from '../../lib/api-client.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { useDashboardEdition } from '../../queries/use-dashboard-edition.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import { Waiting } from '../../ui/waiting.tsx';
import { useExhibitorSchedule } from './api.ts';
import { MeetingRow, QuietRow, ScheduleTable } from './components/schedule-table.tsx';
import styles from './print-exhibitor-page.module.css';
import { scheduleRows } from './schedule-rows.ts';

export function PrintExhibitorPage() {
  const text = useText();
  const schedule = useExhibitorSchedule(Number(useParams().id));
  const edition = useDashboardEdition();
  if (schedule.data && edition.data)
    return (
      <Schedule
        schedule={schedule.data}
        edition={edition.data}
        loadedAt={serverTimeOf(schedule.dataUpdatedAt)}
      />
    );
  const error = schedule.error ?? edition.error;
  if (!error)
    return (
      <Waiting words={text('overview.scheduleLoading')}>
        <Skeleton height="30rem" />
      </Waiting>
    );
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        {text('overview.exhibitors')}
      </h1>
      <LoadFailure again={isUnknown ? null : () => Promise.all([schedule.refetch(), edition.refetch()])}>
        {text(isUnknown ? 'overview.scheduleNotFound' : 'overview.scheduleFailed')}
      </LoadFailure>
      <BackToExhibitors />
    </>
  );
}

function BackToExhibitors() {
  const text = useText();
  return (
    <LinkButton variant="text" to={DASHBOARD_PATHS.exhibitors}>
      {text('overview.backToExhibitors')}
    </LinkButton>
  );
}

interface ScheduleProps {
  schedule: ExhibitorSchedule;
  edition: Edition;
  /** When the schedule was loaded, in epoch milliseconds. */
  loadedAt: number;
}

function Schedule({ schedule, edition, loadedAt }: ScheduleProps) {
  const text = useText();
  const dates = useDates();
  const instants = useInstants();
  const countryName = useCountryName();
  const boothIn = useBooth();
  const { exhibitor } = schedule;
  const { days, others } = scheduleRows(edition, schedule);
  const zone = edition.utcOffsetLabel;
  return (
    <article>
      <div className={styles.actions}>
        <BackToExhibitors />
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {text('overview.print')}
        </Button>
      </div>
      <header className={styles.head}>
        {edition.logo && <img className={styles.logo} src={edition.logo} alt="" />}
        <h1 tabIndex={-1} className={styles.title}>
          {exhibitor.company_name}
        </h1>
        <p>
          {text('overview.boothAt', { booth: boothIn(exhibitor.booth_number, exhibitor.hall) })},{' '}
          {countryName(exhibitor.region_country)}
        </p>
        <p className={textStyles.note}>
          {edition.name}. {text('overview.printedAt', { time: instants.instant(loadedAt), zone })}
        </p>
      </header>
      {days.map(({ day, hours }) => {
        const title = text('overview.dayTitle', {
          day: dates.weekday(day.date),
          date: dates.date(day.date),
        });
        return (
          <ScheduleTable key={day.day} title={title} timeTitle={`${text('overview.columnTime')} (${zone})`}>
            {hours.flatMap(({ hour, meetings, isBlocked }) =>
              meetings.length === 0
                ? [
                    <QuietRow key={hour.minute} time={dates.time(hour.range)}>
                      {text(isBlocked ? 'overview.blocked' : 'overview.free')}
                    </QuietRow>,
                  ]
                : meetings.map((meeting) => (
                    <MeetingRow
                      key={`meeting-${meeting.id}`}
                      time={dates.time(hour.range)}
                      meeting={meeting}
                    />
                  )),
            )}
          </ScheduleTable>
        );
      })}
      {others.length > 0 && (
        <ScheduleTable
          title={text('overview.otherHours')}
          timeTitle={`${text('overview.columnDate')} (${zone})`}
        >
          {others.map((meeting) => (
            <MeetingRow key={meeting.id} time={dates.dateAndTime(meeting)} meeting={meeting} />
          ))}
        </ScheduleTable>
      )}
    </article>
  );
}
