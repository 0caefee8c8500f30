// A grey placeholder of the size of the content that is loading.
import styles from './skeleton.module.css';

/** An SVG, as its size is set by attributes: a server-rendered page may not contain inline styles. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return <svg className={styles.skeleton} width={width} height={height} aria-hidden="true" />;
}
