// A QR code as SVG: black on white in every theme, with a quiet zone; the encoder is loaded on first use.
import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

interface Drawing {
  content: string;
  /** Modules from edge to edge, with the border. */
  size: number;
  path: string;
}

interface QrCodeProps {
  content: string;
  /** Accessible name. */
  label: string;
}

async function draw(content: string): Promise<Drawing> {
  const { qrMatrix } = await import('./qr-matrix.ts');
  const rows = qrMatrix(content);
  const dark = rows.flatMap((modules, row) =>
    modules.map((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : '')),
  );
  return { content, size: rows.length, path: dark.join('') };
}

/** Fills the width of its container. Blank while loading and on failure. */
export function QrCode({ content, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    draw(content).then(
      (drawn) => {
        if (isWanted) setDrawing(drawn);
      },
      // The content is also shown as text beside the code.
      (error: unknown) => console.error(error),
    );
    return () => {
      isWanted = false;
    };
  }, [content]);
  if (drawing?.content !== content) return <div className={styles.place} />;
  return (
    <svg
      className={styles.place}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
    >
      <rect width={drawing.size} height={drawing.size} fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}
