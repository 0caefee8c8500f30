// What other features may ask of the live stream.
export { type Announcer, announceChanges, createAnnouncer } from './announcer.ts';
