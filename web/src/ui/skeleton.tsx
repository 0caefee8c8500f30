// A grey place where something will stand, at its size.
import styles from './skeleton.module.css';

/** A drawing, because it carries its size in attributes: a page drawn by the server may not carry styles. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return <svg className={styles.skeleton} width={width} height={height} aria-hidden="true" />;
}
