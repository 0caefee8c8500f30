// The eight-pan palette with one pan per choice. Decorative, beside a counter in words.
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

const eight = (pans: readonly Pan[]): { place: number; pan: Pan | undefined }[] =>
  Array.from({ length: PAN_COUNT }, (_, place) => ({ place, pan: pans[place] }));

export function Pans({ pans }: { pans: readonly Pan[] }) {
  return (
    <div className={styles.case} aria-hidden>
      {eight(pans).map(({ place, pan }) => (
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

/** The same eight as a row of dots, for the dock of a phone. */
export function PanDots({ pans }: { pans: readonly Pan[] }) {
  return (
    <div className={styles.dots} aria-hidden>
      {eight(pans).map(({ place, pan }) => (
        <span key={place} className={classNames(styles.dot, pan && styles.full)} data-pigment={pan?.pigment}>
          {pan?.done && <Check />}
        </span>
      ))}
    </div>
  );
}
