// Drawn placeholders for a product without an image, tinted with its exhibitor's pigment: vessels in the demo edition.
import { type ReactNode, use, useId } from 'react';
import { FairZone } from '../i18n/fair-zone.ts';
import styles from './art.module.css';
import { InitialsArt } from './initials-art.tsx';
import './pigments.css';

const PRODUCT_KINDS = ['dropper', 'jar', 'compact', 'tube', 'pump', 'lipstick'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

interface ProductArtProps {
  kind: ProductKind;
  /** 0 to 9. */
  pigment: number;
  /** Name of the product: other editions show its initials. */
  name: string;
}

export function ProductArt({ kind, pigment, name }: ProductArtProps) {
  const gradient = useId();
  if (!use(FairZone)?.isDemo) return <InitialsArt name={name} pigment={pigment} />;
  const sheen = `url(#${gradient})`;
  return (
    <svg viewBox="0 0 400 400" className={styles.art} data-pigment={pigment} aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" x2="1">
          <stop offset="0" className={styles.light} />
          <stop offset=".35" className={styles.plain} />
          <stop offset="1" className={styles.dark} />
        </linearGradient>
      </defs>
      <rect width="400" height="400" className={styles.wall} />
      <path d="M70 326V190a130 130 0 0 1 260 0v136z" className={styles.niche} />
      <rect y="326" width="400" height="74" className={styles.shelf} />
      <ellipse cx="200" cy="328" rx="112" ry="9" fill="#21161b" opacity=".16" />
      {DRAWINGS[kind](sheen)}
    </svg>
  );
}

const FACETS =
  'M50 80C30 74 20 58 22 36c8-8 18-12 28-12s20 4 28 12c2 22-8 38-28 44zM50 80V26M50 80L33 30M50 80l17-50';

const DRAWINGS: Record<ProductKind, (sheen: string) => ReactNode> = {
  dropper: (sheen) => (
    <>
      <rect x="178" y="64" width="44" height="62" rx="18" fill="#21161b" />
      <rect x="168" y="120" width="64" height="34" rx="4" fill="#43323a" />
      <rect x="132" y="150" width="136" height="176" rx="22" fill={sheen} />
      <rect x="152" y="214" width="96" height="66" fill="#fff" fillOpacity=".9" />
      <path d="M168 236h64M168 250h44M168 264h28" stroke="#21161b" strokeWidth="3" opacity=".55" />
    </>
  ),
  jar: (sheen) => (
    <>
      <rect x="112" y="186" width="176" height="42" rx="6" fill="#21161b" />
      <rect x="104" y="226" width="192" height="100" rx="20" fill={sheen} />
      <path d="M150 268h100M150 284h60" stroke="#fff" strokeWidth="4" opacity=".85" />
    </>
  ),
  compact: (sheen) => (
    <>
      <circle cx="200" cy="226" r="100" fill="#2a1c22" />
      <circle cx="200" cy="226" r="78" fill={sheen} />
      <g transform="translate(142 168) scale(1.16)" fill="none" strokeWidth="2.4">
        <path d={FACETS} transform="translate(1.3 1.5)" stroke="#fff" strokeOpacity=".4" />
        <path d={FACETS} stroke="#21161b" strokeOpacity=".35" />
      </g>
    </>
  ),
  tube: (sheen) => (
    <>
      <path d="M146 86h108l-12 186h-84z" fill={sheen} />
      <path d="M142 78h116v14H142z" className={styles.deep} />
      <rect x="160" y="272" width="80" height="54" rx="6" fill="#21161b" />
      <path d="M176 136h48M182 152h36" stroke="#fff" strokeWidth="4" opacity=".85" />
    </>
  ),
  pump: (sheen) => (
    <>
      <path d="M190 66h56v14h-32v34h-24z" fill="#21161b" />
      <rect x="172" y="112" width="60" height="30" rx="3" fill="#43323a" />
      <rect x="138" y="140" width="128" height="186" rx="12" fill={sheen} />
      <path d="M162 214h80M162 230h50" stroke="#fff" strokeWidth="4" opacity=".85" />
    </>
  ),
  lipstick: () => (
    <>
      <path d="M172 150l54-46v70h-54z" className={styles.pigment} />
      <path d="M172 150l54-46v12l-54 46z" fill="#fff" opacity=".25" />
      <rect x="166" y="172" width="66" height="52" fill="#c8a15a" />
      <rect x="152" y="222" width="94" height="104" rx="4" fill="#21161b" />
      <rect x="164" y="222" width="6" height="104" fill="#fff" opacity=".14" />
    </>
  ),
};
