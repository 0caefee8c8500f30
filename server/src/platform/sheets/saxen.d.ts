// Types for the part of saxen that is used here, as the package has none.
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      handle: (
        name: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
      ) => void,
    ): this;
    on(event: 'closeTag', handle: (name: string, decode: (text: string) => string) => void): this;
    on(event: 'text', handle: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata', handle: (text: string) => void): this;
    on(event: 'error', handle: (error: Error) => void): this;
    stop(): void;
    parse(xml: string): this;
  }
}
