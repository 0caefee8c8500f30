// Uploads that mean harm, all at once, against a server: each comes from an address of its own and does not give up.
import {
  FORM_END,
  FORM_HEADERS,
  fieldParts,
  filePart,
  formBody,
  partHead,
} from '@visavis/server/testing/application-form';
import {
  CHUNKED,
  chunkOf,
  type Exchange,
  openExchange,
  PIECE_CHUNK,
  pour,
} from '@visavis/server/testing/raw-upload';

const NO_PLACE = 503;
const PARTS = 10_000;

export interface HostileUploads {
  /** Pours into a file for ever. */
  endless(): Promise<number>;
  /** A form that is sent as fast as it is taken. */
  form(body: Buffer): Promise<number>;
  /** Ten thousand small parts. */
  manyParts(): Promise<number>;
  /** Begins a file and says nothing more. */
  stalled(): Promise<number>;
  /** Begins a file and sends a byte of it now and then, until all is over. */
  dripping(): void;
  /** Hangs up wherever something is still open. */
  end(): void;
}

/** @param url of a server that believes 127.0.0.1 whom it forwards for */
export function hostileUploads(url: string): HostileUploads {
  const port = Number(new URL(url).port);
  const open: Exchange[] = [];
  const drips: NodeJS.Timeout[] = [];
  let count = 0;

  function begin(headers: Record<string, string>): Exchange {
    count += 1;
    const address = `198.51.${Math.floor(count / 250)}.${(count % 250) + 1}`;
    const exchange = openExchange(port, { ...headers, 'x-forwarded-for': address });
    open.push(exchange);
    return exchange;
  }

  /** Tries again until there is a place. @returns the status of the answer */
  async function untilTaken(attempt: () => Promise<number>): Promise<number> {
    for (;;) {
      const status = await attempt();
      if (status !== NO_PLACE) return status;
    }
  }

  function beginFile(): Exchange {
    const exchange = begin(CHUNKED);
    exchange.socket.write(chunkOf(partHead(filePart(0, '', 'a.pdf'))));
    return exchange;
  }

  const form = (body: Buffer): Promise<number> =>
    untilTaken(() => {
      const exchange = begin({ ...FORM_HEADERS, 'content-length': String(body.length) });
      exchange.socket.write(body);
      return exchange.status;
    });

  return {
    form,
    endless: () =>
      untilTaken(() => {
        const exchange = beginFile();
        void pour(exchange, PIECE_CHUNK);
        return exchange.status;
      }),
    manyParts: () => {
      const part = (index: number) => `${partHead({ name: `a${index}`, content: '' })}x\r\n`;
      return form(Buffer.from(Array.from({ length: PARTS }, (_, index) => part(index)).join('') + FORM_END));
    },
    stalled: () => untilTaken(() => beginFile().status),
    dripping: () => {
      const { socket } = beginFile();
      drips.push(setInterval(() => socket.write(chunkOf('x')), 200));
    },
    end: () => {
      for (const drip of drips) clearInterval(drip);
      for (const { socket } of open) socket.destroy();
    },
  };
}

let applicants = 0;

/** A whole application of somebody new. @param name empty: then it is refused, after all files were kept */
export function applicationWith(files: readonly Buffer[], name = 'Amira Rahman'): Buffer {
  applicants += 1;
  const email = `uploads.${process.pid}.${applicants}@kenari.example`;
  return formBody([
    ...fieldParts({ name, email }),
    ...files.map((content, index) => filePart(index, content)),
  ]);
}
