// The palette with one pan per choice, eight or as many as can be chosen. Decorative, beside a counter in words.
import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './pans.module.css';
import './pigments.css';

export interface Pan {
  /** 0 to 9. */
  pigment: number;
  letter: string;
  /** Shows a tick. */
  done?: boolean;
}

const PAN_COUNT = 8;

interface PansProps {
  pans: readonly Pan[];
  /** How many can be chosen; never fewer than the eight of the mark are drawn. */
  places?: number;
}

const placesOf = ({ pans, places = 0 }: PansProps): { place: number; pan: Pan | undefined }[] =>
  Array.from({ length: Math.max(PAN_COUNT, places, pans.length) }, (_, place) => ({
    place,
    pan: pans[place],
  }));

export function Pans(props: PansProps) {
  return (
    <div className={styles.case} aria-hidden>
      {placesOf(props).map(({ place, pan }) => (
        <span key={place} className={styles.place}>
          {pan && (
            <span key={`${pan.pigment}${pan.letter}`} className={styles.pan} data-pigment={pan.pigment}>
              {pan.letter}
            </span>
          )}
          {pan?.done && (
            <span className={styles.done}>
              <Check />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** The same as a row of dots, for the dock of a phone. */
export function PanDots(props: PansProps) {
  return (
    <div className={styles.dots} aria-hidden>
      {placesOf(props).map(({ place, pan }) => (
        <span key={place} className={classNames(styles.dot, pan && styles.full)} data-pigment={pan?.pigment}>
          {pan?.done && <Check />}
        </span>
      ))}
    </div>
  );
}
