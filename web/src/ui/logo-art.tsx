// Drawn placeholders for a company without a logo, in the company's pigment.
import { type ReactNode, use } from 'react';
import { FairZone } from '../i18n/fair-zone.ts';
import styles from './art.module.css';
import { InitialsArt } from './initials-art.tsx';
import './pigments.css';

/** @param props.pigment 0 to 9; it also picks one of the eight shapes of the demo edition */
export function LogoArt({ pigment, name }: { pigment: number; name: string }) {
  if (!use(FairZone)?.isDemo) return <InitialsArt name={name} pigment={pigment} />;
  return (
    <svg viewBox="0 0 100 100" className={styles.art} data-pigment={pigment} aria-hidden="true">
      <rect width="100" height="100" rx="4" className={styles.logoGround} />
      {SHAPES[pigment % SHAPES.length]}
    </svg>
  );
}

const SHAPES: readonly ReactNode[] = [
  <g key="leaf">
    <path d="M50 22c22 14 22 42 0 56-22-14-22-42 0-56z" className={styles.logoMark} />
    <path d="M50 22v56" strokeWidth="2" className={styles.logoLine} />
  </g>,
  <g key="rings">
    <circle cx="40" cy="50" r="22" className={styles.logoMark} />
    <circle cx="60" cy="50" r="22" strokeWidth="2.5" className={styles.logoStroke} />
  </g>,
  <g key="arch">
    <path d="M28 74V48a22 22 0 0 1 44 0v26z" className={styles.logoMark} />
    <path d="M40 74V50a10 10 0 0 1 20 0v24z" className={styles.logoGround} />
  </g>,
  <g key="shell">
    <path
      d="M50 76C34 70 24 56 26 36c8-7 16-10 24-10s16 3 24 10c2 20-8 34-24 40z"
      className={styles.logoMark}
    />
    <path d="M50 76V27M50 76L35 31M50 76l15-45" strokeWidth="2" className={styles.logoLine} />
  </g>,
  <g key="sun">
    <path d="M26 60a24 24 0 0 1 48 0z" className={styles.logoMark} />
    <path d="M26 66h48M32 72h36" strokeWidth="2.5" className={styles.logoStroke} />
  </g>,
  <path key="star" d="M50 24l7 19 19 7-19 7-7 19-7-19-19-7 19-7z" className={styles.logoMark} />,
  <path key="letter" d="M34 72V28l32 44V28" strokeWidth="5" className={styles.logoStroke} />,
  <g key="drop">
    <path d="M50 26c18 22 20 28 20 34a20 20 0 0 1-40 0c0-6 2-12 20-34z" className={styles.logoMark} />
    <circle cx="50" cy="60" r="8" className={styles.logoGround} />
  </g>,
];
