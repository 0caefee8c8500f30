// Renders PDF pages as images. Nothing in a file is executed, followed or filled in.
import { AnnotationMode, getDocument, PDFWorker, VerbosityLevel, version } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Where the build puts the files that some PDFs need: character maps, fonts, decoders. */
const FILES = `/assets/pdfjs-${version}/`;
/** Limits in device pixels, so that a page of absurd dimensions still fits in memory. */
const WIDTH_PX = 1800;
const AREA_PX = 8_000_000;
const IMAGE_PX = 60_000_000;

export interface OpenPdf {
  pageCount: number;
  /** @param number from 1. Rejects if the page cannot be drawn or the signal aborts */
  draw(number: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void>;
  /** Terminates the worker, whatever it is doing. */
  close(): void;
}

/**
 * Opens a PDF in its own worker, so that a file that keeps it busy forever can be terminated.
 * @param signal also aborts the opening
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
      // Functions in a file are interpreted, never compiled; XFA forms, which may contain scripts, stay disabled.
      isEvalSupported: false,
      enableXfa: false,
      // The site's CSP forbids WebAssembly; the slower JavaScript decoders do the same job.
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
        // Stamps and filled fields are drawn, but nothing in them is interactive.
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
