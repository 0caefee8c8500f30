// Types for the used part of pngjs, which ships none.
declare module 'pngjs' {
  export class PNG {
    constructor(options: { width: number; height: number });
    width: number;
    height: number;
    data: Buffer;
    static readonly sync: { read(file: Buffer): PNG; write(picture: PNG): Buffer };
    static bitblt(
      from: PNG,
      to: PNG,
      fromX: number,
      fromY: number,
      width: number,
      height: number,
      toX: number,
      toY: number,
    ): void;
  }
}
