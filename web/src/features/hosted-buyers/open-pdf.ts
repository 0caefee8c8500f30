// Draws PDFs: pages become pictures. Nothing in a file is run, followed or filled in.
import { AnnotationMode, getDocument, PDFWorker, VerbosityLevel, version } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Where the build puts the files that some PDFs need: character maps, fonts, decoders. */
const FILES = `/assets/pdfjs-${version}/`;
/** Device pixels: a page that says it is a wall stays a picture that a browser can hold. */
const WIDTH_PX = 1800;
const AREA_PX = 8_000_000;
const IMAGE_PX = 60_000_000;

export interface OpenPdf {
  pageCount: number;
  /** @param number from 1. Rejects where the page cannot be drawn, and once the signal says stop */
  draw(number: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void>;
  /** Ends the worker, whatever it is at. */
  close(): void;
}

/**
 * Opens a PDF in a worker of its own: a file that keeps it busy for ever is ended with it.
 * @param signal stops the opening too
 */
export async function openPdf(content: Blob, signal: AbortSignal): Promise<OpenPdf> {
  const data = new Uint8Array(await content.arrayBuffer());
  signal.throwIfAborted();
  const port = new Worker(workerUrl, { type: 'module' });
  const close = () => port.terminate();
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => {
      close();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    port.addEventListener('error', () => reject(new Error('the worker could not be started')), {
      once: true,
    });
  });
  try {
    const loading = getDocument({
      data,
      worker: PDFWorker.create({ port }),
      verbosity: VerbosityLevel.ERRORS,
      // Formulas of a file are reckoned step by step, never compiled; forms with programs in them stay shut.
      isEvalSupported: false,
      enableXfa: false,
      // The site's policy allows no WebAssembly: the slower decoders do the same.
      useWasm: false,
      maxImageSize: IMAGE_PX,
      cMapUrl: `${FILES}cmaps/`,
      standardFontDataUrl: `${FILES}standard_fonts/`,
      wasmUrl: `${FILES}wasm/`,
    });
    const pdf = await Promise.race([loading.promise, stopped]);
    return {
      pageCount: pdf.numPages,
      draw: async (number, canvas, drawSignal) => {
        const page = await Promise.race([pdf.getPage(number), stopped]);
        drawSignal.throwIfAborted();
        const whole = page.getViewport({ scale: 1 });
        const scale = Math.min(WIDTH_PX / whole.width, Math.sqrt(AREA_PX / (whole.width * whole.height)));
        const viewport = page.getViewport({ scale });
        canvas.width = Math.max(1, Math.floor(viewport.width));
        canvas.height = Math.max(1, Math.floor(viewport.height));
        // Stamps and filled fields are drawn as they look; nothing of them can be pressed.
        const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
        drawSignal.addEventListener('abort', () => task.cancel(), { once: true });
        await Promise.race([task.promise, stopped]);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
