// Loaded into a server whose memory is measured: collects garbage on request, so that the figures show
// live memory rather than the time of the last collection. Needs --expose-gc.
process.on('SIGUSR2', () => globalThis.gc());
