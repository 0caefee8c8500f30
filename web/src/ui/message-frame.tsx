// Renders a message or a drawn page in a sandboxed iframe that runs no scripts.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import styles from './message-frame.module.css';
import { prepareMessage, showableMessage } from './message-html.ts';

/** Used until the message has been measured. CSS pixels. */
const FIRST_HEIGHT = 480;

/** @param title names the frame for assistive technology */
export function MessageFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const message = useMemo(() => showableMessage(html), [html]);

  const measure = () => {
    // The root element is at least as tall as the frame, so measure the body.
    const bottom = frame.current?.contentDocument?.body?.getBoundingClientRect().bottom ?? 0;
    if (bottom > 0) setHeight(Math.ceil(bottom));
  };
  const show = () => {
    const loaded = frame.current?.contentDocument;
    if (!loaded) return;
    prepareMessage(loaded, message.sheets);
    measure();
  };

  const remeasure = useEffectEvent(measure);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => remeasure());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    // Same-origin so that the page can style and measure it; scripts stay disabled, so it gains nothing from that.
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={message.html}
      style={{ height }}
      onLoad={show}
    />
  );
}
