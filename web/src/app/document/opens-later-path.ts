// Names the page that stands in for all others while there is no edition: it has no address of its own.
export const OPENS_LATER_PATH = 'opens-later';
