// The picture of the home page: an open palette whose mirror is the schedule grid of the coming edition.
import type { Edition } from '@visavis/domain/edition/schema';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import styles from './hero-palette.module.css';
import { HERO_PANS } from './hero-pans.ts';
import { MirrorGrid } from './mirror-grid.tsx';

export function HeroPalette({ edition }: { edition: Edition | undefined }) {
  const text = useText();
  const dates = useDates();
  const days = edition?.days ?? [];
  const [first, last] = [days[0], days.at(-1)];
  const name =
    first && last
      ? text('home.heroArtDated', { first: dates.day(first.date), last: dates.day(last.date) })
      : text('home.heroArt');
  return (
    <svg viewBox="0 0 600 612" className={styles.picture} role="img" aria-label={name}>
      <defs>
        <linearGradient id="hero-mirror" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f4eef0" />
          <stop offset=".46" stopColor="#e6dddf" />
          <stop offset=".461" stopColor="#f8f4f4" />
          <stop offset=".7" stopColor="#efe8ea" />
          <stop offset="1" stopColor="#fbf9f9" />
        </linearGradient>
      </defs>
      <rect width="600" height="304" rx="22" fill="#2a1c22" />
      <rect x="14" y="14" width="572" height="276" rx="12" fill="url(#hero-mirror)" />
      <MirrorGrid
        days={days.map(({ date }) => dates.day(date))}
        hours={(edition?.hours ?? []).map(({ minute }) => dates.hourShort(minute))}
      />
      <rect x="196" y="302" width="208" height="22" fill="#43323a" />
      <rect x="196" y="311" width="208" height="2" fill="#1a1015" />
      <rect y="320" width="600" height="290" rx="22" fill="#2a1c22" />
      <rect x="1" y="321" width="598" height="288" rx="21" fill="none" stroke="#5b4650" />
      {HERO_PANS.map((pan, index) => (
        <g
          key={pan.color}
          transform={`translate(${84 + (index % 4) * 144} ${398 + Math.floor(index / 4) * 134})`}
        >
          <defs>
            <radialGradient id={`hero-pan-${index}`} cx=".36" cy=".3" r=".85">
              <stop offset="0" stopColor={pan.light} />
              <stop offset=".55" stopColor={pan.color} />
              <stop offset="1" stopColor={pan.dark} />
            </radialGradient>
          </defs>
          <circle r="57" fill="#150c10" stroke="#6d5862" />
          <circle r="54" fill={`url(#hero-pan-${index})`} />
          <g transform="translate(-49.68 -49.68) scale(.9936)" className={styles.relief}>
            <path d={pan.relief} stroke="#fff" strokeOpacity=".35" transform="translate(1.4 1.6)" />
            <path d={pan.relief} stroke="#21161b" strokeOpacity=".34" />
          </g>
        </g>
      ))}
    </svg>
  );
}
