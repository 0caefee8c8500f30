// The message as it looks, in a frame of its own that runs nothing.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { dressMessage, showableMessage } from '../message-html.ts';
import styles from './email-preview.module.css';

/** Until the message has been measured. CSS pixels. */
const FIRST_HEIGHT = 480;

export function MessageFrame({ subject, html }: { subject: string; html: string }) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const message = useMemo(() => showableMessage(html), [html]);

  const measure = () => {
    // The root is never lower than its frame: the body tells how much there is.
    const bottom = frame.current?.contentDocument?.body?.getBoundingClientRect().bottom ?? 0;
    if (bottom > 0) setHeight(Math.ceil(bottom));
  };
  const show = () => {
    const loaded = frame.current?.contentDocument;
    if (!loaded) return;
    dressMessage(loaded, message.sheets);
    measure();
  };

  const measureAnew = useEffectEvent(measure);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => measureAnew());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    // Of the same origin so that the page can dress and measure it; without scripts it cannot use that.
    <iframe
      ref={frame}
      className={styles.frame}
      title={text('emails.frame', { subject })}
      sandbox="allow-same-origin"
      srcDoc={message.html}
      style={{ height }}
      onLoad={show}
    />
  );
}
