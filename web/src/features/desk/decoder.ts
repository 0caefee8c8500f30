// Reads a QR code in a picture, with a decoder that the site itself serves; loaded when a camera is first used.
import { decodeQR } from 'qr/decode.js';

/** @returns null where no code can be read in it */
export function readCode(picture: ImageData): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}
