// A company's round colour swatch with its first letter.
import './pigments.css';
import styles from './swatch.module.css';

interface SwatchProps {
  /** 0 to 9. */
  pigment: number;
  letter: string;
  /** CSS pixels; each size has a rule in the style sheet. */
  size?: 20 | 22 | 24 | 28 | 40 | 48;
}

export function Swatch({ pigment, letter, size = 28 }: SwatchProps) {
  return (
    <span className={styles.swatch} data-pigment={pigment} data-size={size} aria-hidden>
      {letter}
    </span>
  );
}
