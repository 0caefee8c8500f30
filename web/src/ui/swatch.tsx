// The round colour by which a company is recognised, with its first letter.
import styles from './swatch.module.css';

interface SwatchProps {
  /** 0 to 9. */
  pigment: number;
  letter: string;
  /** CSS pixels. */
  size?: number;
}

export function Swatch({ pigment, letter, size = 28 }: SwatchProps) {
  return (
    <span
      className={styles.swatch}
      style={{
        width: size,
        height: size,
        fontSize: Math.max(11, Math.round(size * 0.44)),
        backgroundColor: `var(--pigment-${pigment})`,
        color: `var(--pigment-${pigment}-on)`,
      }}
      aria-hidden
    >
      {letter}
    </span>
  );
}
