// A grey place where something will stand, at its size.
import styles from './skeleton.module.css';

export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />;
}
