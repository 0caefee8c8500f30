// A QR code as a drawing: black on white in every theme, with its quiet zone; its code is loaded when one is shown.
import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

/** Modules of white around the code: fewer and some readers miss it. */
const QUIET_MODULES = 4;

interface Drawing {
  content: string;
  /** Modules from edge to edge. */
  size: number;
  path: string;
}

interface QrCodeProps {
  content: string;
  /** What is read aloud. */
  label: string;
}

async function draw(content: string): Promise<Drawing> {
  const { create } = await import('./qr-matrix.ts');
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + QUIET_MODULES} ${row + QUIET_MODULES}h1v1h-1z`;
  return { content, size: modules.size + 2 * QUIET_MODULES, path };
}

/** As wide as its place. Until it is drawn, and where it cannot be, its place is white. */
export function QrCode({ content, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    draw(content).then(
      (drawn) => {
        if (isWanted) setDrawing(drawn);
      },
      // What it holds stands beside it in words.
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
