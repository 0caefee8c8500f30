// Streams a ZIP archive: each file is compressed while it is read, and none is completely held in memory.
import { Readable } from 'node:stream';
import ZipStream from 'zip-stream';

export interface ArchivedFile {
  path: string;
  content: Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
}

/** The format's earliest date, so that the same rows always give the same bytes. */
const DATE = new Date('1980-01-01T00:00:00Z');

/** The bytes of the archive, in the order of the files. An error while reading a file destroys the stream. */
export function archive(files: readonly ArchivedFile[]): AsyncIterable<Buffer> {
  const zip = new ZipStream();
  const write = async () => {
    for (const file of files) await append(zip, file);
    zip.finalize();
  };
  write().catch((error: Error) => zip.destroy(error));
  return zip;
}

function append(zip: ZipStream, { path, content }: ArchivedFile): Promise<void> {
  const source = Readable.from(content, { objectMode: false });
  // The consumer may stop reading before the end.
  const stop = () => source.destroy();
  zip.once('close', stop);
  return new Promise((resolve, reject) => {
    zip.entry(source, { name: path, date: DATE }, (error) => {
      zip.off('close', stop);
      if (error) reject(error);
      else resolve();
    });
  });
}
