// A country's flag, or a globe where there is none.
import { Globe } from 'lucide-react';
import styles from './flag.module.css';
import { Picture } from './picture.tsx';

export function Flag({ src }: { src: string | undefined }) {
  return (
    <Picture
      src={src}
      alt=""
      loading="lazy"
      className={styles.flag}
      fallback={<Globe className={styles.globe} aria-hidden />}
    />
  );
}
