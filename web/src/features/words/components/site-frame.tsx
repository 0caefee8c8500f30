// A page of the site with words that are not published, at the width of a phone or of a desktop; it runs no scripts.
import { useEffect, useRef, useState } from 'react';
import styles from './site-frame.module.css';

export type FrameWidth = keyof typeof SIZES;

/** Width and height of the screen, in CSS pixels. */
const SIZES = { phone: [390, 760], desktop: [1280, 800] } as const;

interface SiteFrameProps {
  /** Names the frame for assistive technology. */
  title: string;
  html: string;
  width: FrameWidth;
  /** The text to scroll to at first, if it is not at the top of the page. */
  at: string | undefined;
}

export function SiteFrame({ title, html, width, at }: SiteFrameProps) {
  const space = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef<number | null>(null);
  const [scale, setScale] = useState(1);
  const [wide, high] = SIZES[width];

  useEffect(() => {
    const element = space.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / wide)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [wide]);

  const show = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    // The preview is only meant to be read.
    for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href');
    if (scrolled.current !== null) page.documentElement.scrollTop = scrolled.current;
    else if (at)
      [...page.querySelectorAll('p, h2, dt, dd, address, span')]
        .find((element) => element.textContent === at)
        ?.scrollIntoView({ block: 'center' });
    page.addEventListener('scroll', () => {
      scrolled.current = page.documentElement.scrollTop;
    });
  };

  return (
    <div ref={space} className={styles.space} style={{ height: high * scale }}>
      {/* Same-origin so that it gets the styles and fonts of the site; scripts stay disabled. */}
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={html}
        style={{ width: wide, height: high, transform: `translateX(-50%) scale(${scale})` }}
        onLoad={show}
      />
    </div>
  );
}
