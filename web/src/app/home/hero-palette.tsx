// The picture of the home page: an open palette whose eight colours stand on the calendar of the edition above.
import type { Edition } from '@visavis/domain/edition/schema';
import { useText } from '../../i18n/text.ts';
import styles from './hero-palette.module.css';
import { HERO_PANS } from './hero-pans.ts';

const COLUMN_WIDTH = 120;
const ROW_HEIGHT = 30;
/** The drawing has room for this many days and hours. */
const MOST_DAYS = 4;
const MOST_HOURS = 7;

export function HeroPalette({ edition }: { edition: Edition | undefined }) {
  const text = useText();
  const days = edition?.days.slice(0, MOST_DAYS) ?? [];
  const [first, last] = [days[0], days.at(-1)];
  const name =
    first && last ? text('app.heroArtDated', { first: first.label, last: last.label }) : text('app.heroArt');
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
      {days.map((day, column) => (
        <text key={day.day} x={94 + column * COLUMN_WIDTH} y="50" className={styles.day}>
          {day.label}
        </text>
      ))}
      {edition?.hours.slice(0, MOST_HOURS).map((hour, row) => (
        <text key={hour.hour} x="36" y={79.5 + row * ROW_HEIGHT} className={styles.hour}>
          {hour.label}
        </text>
      ))}
      <Slots />
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

function Slots() {
  const places = Array.from({ length: MOST_DAYS * MOST_HOURS }, (_, index) => ({
    column: index % MOST_DAYS,
    row: Math.floor(index / MOST_DAYS),
  }));
  return places.map(({ column, row }) => {
    const pan = HERO_PANS.find(({ slot }) => slot[0] === column && slot[1] === row);
    return (
      <rect
        key={`${column}/${row}`}
        x={94 + column * COLUMN_WIDTH}
        y={64 + row * ROW_HEIGHT}
        width="112"
        height="22"
        rx="3"
        {...(pan ? { fill: pan.color } : { fill: '#fff', fillOpacity: 0.5, stroke: '#b9abb0' })}
      />
    );
  });
}
