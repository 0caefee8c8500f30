// Loaded into a server whose memory is measured: it collects its garbage when it is told to, so that the figures say
// what it holds and not when it last collected. Needs --expose-gc.
process.on('SIGUSR2', () => globalThis.gc());
