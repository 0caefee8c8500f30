// Shows a PDF one page at a time, with a viewer that is only loaded when a PDF is opened.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import stackStyles from '../../../ui/stack.module.css';
import type { OpenPdf } from '../open-pdf.ts';
import styles from './document-view.module.css';

/** A file that takes longer than this to draw is broken or meant to keep its worker busy. */
const LIMIT_MS = 30_000;

interface PdfViewProps {
  content: Blob;
  filename: string;
}

export function PdfView({ content, filename }: PdfViewProps) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pdf = useOpenPdf(content);
  const [number, setNumber] = useState(1);
  const isDrawn = useDrawnPage(pdf, number, canvas);
  if (pdf.hasFailed || isDrawn === 'failed')
    return <Banner kind="error">{text('hostedBuyers.pdfFailed')}</Banner>;
  const total = pdf.opened?.pageCount ?? 1;
  const place = text('hostedBuyers.page', { page: number, total });
  const turn = (steps: number) => {
    const next = number + steps;
    if (next >= 1 && next <= total) setNumber(next);
  };
  return (
    <div className={stackStyles.column2}>
      {isDrawn === 'waiting' && <Skeleton height="20rem" />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={text('hostedBuyers.pageOf', { page: place, filename })}
        className={styles.picture}
        hidden={isDrawn === 'waiting'}
        aria-busy={isDrawn === 'drawing' || undefined}
      />
      {pdf.opened && (
        <div className={styles.pages}>
          <Button
            variant="secondary"
            className={styles.page}
            icon={<ChevronLeft aria-hidden />}
            aria-disabled={number === 1 || undefined}
            onClick={() => turn(-1)}
          >
            {text('hostedBuyers.previousPage')}
          </Button>
          <p role="status">{place}</p>
          <Button
            variant="secondary"
            className={styles.page}
            iconAfter={<ChevronRight aria-hidden />}
            aria-disabled={number === total || undefined}
            onClick={() => turn(1)}
          >
            {text('hostedBuyers.nextPage')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Opening {
  opened: OpenPdf | null;
  hasFailed: boolean;
}

function useOpenPdf(content: Blob): Opening {
  const [opening, setOpening] = useState<Opening>({ opened: null, hasFailed: false });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new Error('the file took too long')), LIMIT_MS);
    let isGone = false;
    let mine: OpenPdf | null = null;
    const open = async () => {
      try {
        const { openPdf } = await import('../open-pdf.ts');
        mine = await openPdf(content, stop.signal);
        if (isGone) mine.close();
        else setOpening({ opened: mine, hasFailed: false });
      } catch {
        // Whether the file or loading the viewer failed, the message is that it cannot be displayed.
        if (!isGone) setOpening({ opened: null, hasFailed: true });
      } finally {
        clearTimeout(timer);
      }
    };
    void open();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop.abort(new Error('the viewer was closed'));
      mine?.close();
      setOpening({ opened: null, hasFailed: false });
    };
  }, [content]);
  return opening;
}

/** waiting: nothing has been drawn yet. drawing: the previous page is still shown. */
type Drawn = 'waiting' | 'drawing' | 'drawn' | 'failed';

function useDrawnPage(
  { opened }: Opening,
  number: number,
  canvas: React.RefObject<HTMLCanvasElement | null>,
): Drawn {
  const [drawn, setDrawn] = useState<Drawn>('waiting');
  useEffect(() => {
    const place = canvas.current;
    if (!opened || !place) return;
    const stop = new AbortController();
    let isGone = false;
    const timer = setTimeout(() => {
      if (isGone) return;
      setDrawn('failed');
      opened.close();
    }, LIMIT_MS);
    const draw = async () => {
      setDrawn((before) => (before === 'waiting' ? before : 'drawing'));
      try {
        await opened.draw(number, place, stop.signal);
        if (!isGone) setDrawn('drawn');
      } catch {
        // Leaving a page while it is drawn is not a failure.
        if (!isGone) setDrawn('failed');
      } finally {
        clearTimeout(timer);
      }
    };
    void draw();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop.abort();
    };
  }, [opened, number, canvas]);
  return drawn;
}
