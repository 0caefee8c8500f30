// Re-exports the QR encoder under our own module name, by which the build assigns it to a chunk.
export { create } from 'qrcode';
