// A row of links to the sections of a long page; the section being read is underlined.
import { type MouseEvent, useEffect, useState } from 'react';
import styles from './section-links.module.css';

interface SectionLinksProps {
  label: string;
  /** Ids of elements on the page, in its order; each can take the focus (tabIndex -1). */
  sections: readonly { id: string; title: string }[];
}

/** A section is being read once its top is above this share of the screen. */
const READING_LINE = 0.35;

export function SectionLinks({ label, sections }: SectionLinksProps) {
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => watchReading(ids.split(' '), setCurrent), [ids]);

  const go = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    event.preventDefault();
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
    setCurrent(id);
  };
  return (
    <nav className={styles.links} aria-label={label}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => go(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Follows the user's own scrolling: a pressed link stays current even if its section does not reach the top. */
function watchReading(ids: readonly string[], show: (id: string) => void): () => void {
  const watch = new AbortController();
  let isOwn = false;
  const own = () => {
    isOwn = true;
  };
  const read = () => {
    if (!isOwn) return;
    const line = window.innerHeight * READING_LINE;
    const passed = ids.filter((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top !== undefined && top <= line;
    });
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
    const read = isAtEnd ? ids.at(-1) : passed.at(-1);
    show(read ?? ids[0] ?? '');
  };
  const options = { passive: true, signal: watch.signal };
  for (const event of ['wheel', 'touchmove', 'keydown']) window.addEventListener(event, own, options);
  // A press on a link causes its own scrolling; after any other press, the user is scrolling.
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      isOwn = !(target instanceof Element && target.closest('a'));
    },
    options,
  );
  window.addEventListener('scroll', read, options);
  return () => watch.abort();
}
