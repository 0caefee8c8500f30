// Draws an applicant's image on a canvas, so that it never gets a URL that a browser could open as a page.
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import styles from './document-view.module.css';

interface ImageViewProps {
  content: Blob;
  filename: string;
}

export function ImageView({ content, filename }: ImageViewProps) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      try {
        const bitmap = await createImageBitmap(content);
        const place = canvas.current;
        if (place && !isGone) {
          place.width = bitmap.width;
          place.height = bitmap.height;
          place.getContext('2d')?.drawImage(bitmap, 0, 0);
        }
        bitmap.close();
      } catch {
        // Not a valid image: show a message instead.
        if (!isGone) setFailed(true);
      }
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [content]);
  if (hasFailed) return <Banner kind="error">{text('hostedBuyers.imageFailed')}</Banner>;
  return <canvas ref={canvas} role="img" aria-label={filename} className={styles.picture} />;
}
