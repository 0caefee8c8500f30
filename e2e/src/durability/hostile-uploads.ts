// Malicious uploads against a server, all at once: each comes from its own IP address and retries until it is admitted.
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
  /** Uploads a file that never ends. */
  endless(): Promise<number>;
  /** Sends a form as fast as the server reads it. */
  form(body: Buffer): Promise<number>;
  /** Sends ten thousand small parts. */
  manyParts(): Promise<number>;
  /** Begins a file and then sends nothing more. */
  stalled(): Promise<number>;
  /** Begins a file and sends a byte every 200 ms until `end` is called. */
  dripping(): void;
  /** Closes every connection that is still open. */
  end(): void;
}

/** @param url of a server that trusts 127.0.0.1 as a proxy */
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

  /** Retries until the server admits the upload. @returns the status of the answer */
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

/** A complete application of a new person. @param name if empty, it is refused after all files were stored */
export function applicationWith(files: readonly Buffer[], name = 'Amira Rahman'): Buffer {
  applicants += 1;
  const email = `uploads.${process.pid}.${applicants}@kenari.example`;
  return formBody([
    ...fieldParts({ name, email }),
    ...files.map((content, index) => filePart(index, content)),
  ]);
}
