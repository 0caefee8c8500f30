// The meetings that a change of days and hours affects: how many, which, and what to do with them.
import { DASHBOARD_PATHS, ofEdition } from '@visavis/contract/dashboard-path';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import {
  type Impact,
  REST_CHOICES,
  STAY_CHOICES,
  TOUCHED_CHOICES,
  type TouchedChoice,
} from '@visavis/domain/impact/schema';
import { BedDouble, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import type { Touched } from '../use-touched.ts';
import styles from './touched-block.module.css';

interface TouchedBlockProps {
  touched: Touched;
  edition: number;
  /** Dates of the edition as stored: the list knows days by their number. */
  dates: readonly string[];
}

export function TouchedBlock({ touched, edition, dates }: TouchedBlockProps) {
  const text = useText();
  const { impact, isAsking } = touched;
  return (
    <div aria-busy={isAsking || undefined}>
      <p className="visually-hidden" role="status">
        {impact && (impact.meetings > 0 ? text('edition.affects', { count: impact.meetings }) : '')}
      </p>
      {impact && impact.meetings > 0 && (
        <Block touched={touched} edition={edition} impact={impact} dates={dates} />
      )}
      {impact && impact.staysMoving > 0 && <Stays touched={touched} edition={edition} impact={impact} />}
      {impact && <Others impact={impact} stays={staysLeft(touched, impact)} />}
    </div>
  );
}

function Block({ touched, edition, impact, dates }: TouchedBlockProps & { impact: Impact }) {
  const text = useText();
  const id = useId();
  const { meetings, moves } = impact;
  const day = wholeDayOf(impact, dates);
  return (
    <fieldset className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <TriangleAlert aria-hidden />
        <p id={id}>{text('edition.affects', { count: meetings })}</p>
        {day > 0 && (
          <Link to={ofEdition(registrationsPath({ programme: 'all', day }), edition)} target="_blank">
            {text('edition.seeThem', { count: meetings })}
          </Link>
        )}
      </div>
      <div className={styles.choices}>
        {TOUCHED_CHOICES.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="touched"
              value={choice}
              checked={touched.choice === choice}
              onChange={() => touched.choose(choice)}
            />
            <span>
              <strong>{text(`edition.touched.${choice}`)}</strong>
              <span className={styles.what}>{whatItDoes(text, choice, impact)}</span>
            </span>
          </label>
        ))}
      </div>
      {touched.choice === 'move' && moves.nowhere > 0 && (
        <div
          className={styles.rest}
          role="radiogroup"
          aria-label={text('edition.rest', { count: moves.nowhere })}
        >
          <p>{text('edition.rest', { count: moves.nowhere })}</p>
          {REST_CHOICES.map((choice) => (
            <label key={choice} className={styles.choice}>
              <input
                type="radio"
                name="rest"
                value={choice}
                checked={touched.rest === choice}
                onChange={() => touched.chooseRest(choice)}
              />
              <span>{text(`edition.rest.${choice}`)}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/**
 * The number of the day whose meetings are affected, if it is one day and all of its meetings; otherwise 0: the list
 * can be filtered by a day, but not by other selections of meetings.
 */
function wholeDayOf({ meetings, kinds, days: [only, ...more] }: Impact, dates: readonly string[]): number {
  const ofDays = (kinds['day-removed'] ?? 0) + (kinds['day-moved'] ?? 0);
  return only && more.length === 0 && ofDays === meetings ? dates.indexOf(only.date) + 1 : 0;
}

function whatItDoes(text: Text, choice: TouchedChoice, { moves, people }: Impact): string {
  if (choice === 'move')
    return text('edition.moveWhat', { sameDay: moves.sameDay, otherDay: moves.otherDay, people });
  return text(choice === 'keep' ? 'edition.keepWhat' : 'edition.cancelWhat', { people });
}

/** Booked stays whose first day gets another date: they move with it, or keep their dates. */
function Stays({ touched, edition, impact }: Omit<TouchedBlockProps, 'dates'> & { impact: Impact }) {
  const text = useText();
  const id = useId();
  return (
    <fieldset className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <BedDouble aria-hidden />
        <p id={id}>{text('edition.staysAffected', { count: impact.staysMoving })}</p>
        <Link to={ofEdition(DASHBOARD_PATHS.bookings, edition)} target="_blank">
          {text('edition.seeStays', { count: impact.staysMoving })}
        </Link>
      </div>
      <div className={styles.choices}>
        {STAY_CHOICES.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="stays"
              value={choice}
              checked={touched.stays === choice}
              onChange={() => touched.chooseStays(choice)}
            />
            <span>
              <strong>{text(`edition.stayChoice.${choice}`)}</strong>
              <span className={styles.what}>
                {text(`edition.stayChoice.${choice}What`, { outside: impact.stays })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Stays outside the new nights that no choice above covers. */
const staysLeft = ({ stays }: Touched, impact: Impact): number =>
  impact.staysMoving > 0 && stays === 'keep' ? 0 : impact.staysLeft;

/** What else the change affects, without a choice. */
function Others({ impact: { holds, blockedHours }, stays }: { impact: Impact; stays: number }) {
  const text = useText();
  const lines = [
    ...(holds > 0 ? [text('edition.holdsEnd', { count: holds })] : []),
    ...(stays > 0 ? [text('edition.staysStay', { count: stays })] : []),
    ...(blockedHours > 0 ? [text('edition.blockedGo', { count: blockedHours })] : []),
  ];
  return lines.length === 0 ? null : (
    <ul className={styles.others}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
