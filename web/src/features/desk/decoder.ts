// Reads a QR code in a picture, with a decoder that the site itself serves; loaded when a camera is first used.
import { decodeQR } from 'qr/decode.js';

/** @returns null if it contains no readable code */
export function readCode(picture: ImageData): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}
