// A screen on a wall of the fair: now and next by hall, and who is free next. Shows no names of people.

import { useQuery } from '@tanstack/react-query';
import type { Output } from '@visavis/contract/endpoint';
import { getBoard } from '@visavis/contract/show-day/calls';
import type { getBoard as BoardEndpoint } from '@visavis/contract/show-day/endpoints';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { WifiOff } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { FairZone } from '../../i18n/fair-zone.ts';
import { useText } from '../../i18n/text.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { asked, EVERY_FEW_SECONDS } from '../../lib/asking.ts';
import { FairClock } from './components/fair-clock.tsx';
import { Bar, hallName } from './components/halls-panel.tsx';
import { useTurningPages } from './use-turning-pages.ts';
import { useWakeLock } from './use-wake-lock.ts';
import styles from './wall-page.module.css';

type Board = Output<typeof BoardEndpoint>;

export function WallPage() {
  const text = useText();
  const [address] = useSearchParams();
  const key = address.get('key') ?? '';
  useWakeLock();
  const { data, error } = useQuery({
    queryKey: ['wall', key],
    queryFn: ({ signal }) => call(getBoard, { key, signal }),
    enabled: key !== '',
    staleTime: 0,
    retry: false,
    // Nobody touches the screen, so it must continue by itself, even after a network failure.
    ...asked(({ error }) => !isUnknown(error) && EVERY_FEW_SECONDS, { isUnseen: true }),
    networkMode: 'always',
  });
  if (key === '' || isUnknown(error))
    return <h1 className={styles.message}>{text('showDay.wallUnknown')}</h1>;
  if (!data)
    return (
      <p role="status" className={styles.message} aria-busy={!error || undefined}>
        {text(error ? 'showDay.wallFailed' : 'showDay.loading')}
      </p>
    );
  return (
    <FairZone value={data.edition}>
      <Wall board={data} isLost={error !== null} />
    </FairZone>
  );
}

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function Wall({ board, isLost }: { board: Board; isLost: boolean }) {
  const text = useText();
  const dates = useDates();
  const clock = useClock();
  const { edition, date, hour, next, halls, free } = board;
  return (
    <div className={styles.wall}>
      <header className={styles.head}>
        <div>
          <h1>{edition.name}</h1>
          <p>{text('showDay.date', { weekday: dates.weekday(date), date: dates.date(date) })}</p>
        </div>
        <FairClock />
      </header>
      <p role="status" className={styles.lost}>
        {isLost && (
          <>
            <WifiOff aria-hidden />{' '}
            <span>{text('showDay.asOf', { time: clock(Date.parse(board.now)) })}</span>
          </>
        )}
      </p>
      {halls.length > 0 ? <Halls halls={halls} hour={hour} next={next} /> : <Idle board={board} />}
      {next && <Free free={free} next={next} />}
    </div>
  );
}

function Free({ free, next }: { free: Board['free']; next: NonNullable<Board['next']> }) {
  const text = useText();
  const dates = useDates();
  const list = useRef<HTMLUListElement>(null);
  const { page, pages } = useTurningPages(list, free.length);
  return (
    <section className={styles.free}>
      <div>
        <h2>{text('showDay.freeAt', { hour: dates.hour(next.minute) })}</h2>
        {pages > 1 && <p>{text('showDay.wallPage', { page: page + 1, pages })}</p>}
      </div>
      {free.length === 0 ? (
        <p>{text('showDay.noneFree')}</p>
      ) : (
        <ul ref={list}>
          {free.map(({ exhibitor, boothNumber }) => (
            <li key={`${boothNumber} ${exhibitor}`}>
              <strong>{boothNumber}</strong> {exhibitor}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Halls({ halls, hour, next }: Pick<Board, 'halls' | 'hour' | 'next'>) {
  const text = useText();
  const dates = useDates();
  const most = Math.max(1, ...halls.map(({ held, unmarked, missed }) => held + unmarked + missed));
  return (
    <table className={styles.halls}>
      <caption>{hour ? dates.time(hour.time) : text('showDay.halls')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('showDay.hall')}</th>
          <td aria-hidden className={styles.bar} />
          <th scope="col">{text('showDay.now')}</th>
          <th scope="col">{text('showDay.held')}</th>
          <th scope="col">{text('showDay.unmarked')}</th>
          <th scope="col">{text('showDay.missed')}</th>
          <th scope="col">
            {next ? text('showDay.nextAt', { hour: dates.hour(next.minute) }) : text('showDay.noNext')}
          </th>
        </tr>
      </thead>
      <tbody>
        {halls.map((row) => (
          <tr key={row.hall}>
            <th scope="row">{hallName(text, row.hall)}</th>
            <td aria-hidden className={styles.bar}>
              <Bar row={row} most={most} />
            </td>
            <td>{row.held + row.unmarked + row.missed}</td>
            <td>{row.held}</td>
            <td>{row.unmarked}</td>
            <td>{row.missed}</td>
            <td>{row.next}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Idle({ board: { phase, firstAt, edition } }: { board: Board }) {
  const text = useText();
  const dates = useDates();
  const clock = useClock();
  return (
    <p className={styles.message}>
      {phase === 'after' || firstAt === null
        ? text(phase === 'after' ? 'showDay.isOver' : 'showDay.noneApproved')
        : text('showDay.firstAt', {
            date: dates.day(fairDateAt(new Date(firstAt), edition.timeZone)),
            time: clock(Date.parse(firstAt)),
          })}
    </p>
  );
}
