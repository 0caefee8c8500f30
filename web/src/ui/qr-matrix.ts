// The modules of a QR code: a module of its own, so that the encoder is loaded when a code is first drawn.
import { encodeQR } from 'qr';

/** Width of the white border in modules; with fewer, some readers fail. */
const QUIET_MODULES = 4;

/** @returns whether each module is dark, row by row, with the white border */
export const qrMatrix = (content: string): boolean[][] =>
  encodeQR(content, 'raw', { ecc: 'medium', border: QUIET_MODULES });
