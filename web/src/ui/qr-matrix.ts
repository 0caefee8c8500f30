// The library that makes QR codes, below a name of our own: the build tells by it where its file lies.
export { create } from 'qrcode';
