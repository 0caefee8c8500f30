// Calls that send or return a file, and saving it as a download.
import type { Call, OutputOf } from '@visavis/contract/interface';
import { type CallOptions, type Loose, readAnswer, sendAccepted } from './api-client.ts';

export interface CalledFile {
  content: Blob;
  filename: string;
}

/** Makes a call that returns a file. Throws as `call` does. */
export async function callFile<C extends Call>(called: C, options: CallOptions<C>): Promise<CalledFile> {
  const response = await sendAccepted(called, options);
  const filename = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { content: await response.blob(), filename: filename ?? 'download' };
}

/** Makes a call whose body is a file. Throws as `call` does. */
export async function callWithFile<C extends Call>(
  called: C,
  options: CallOptions<C>,
  file: File,
): Promise<OutputOf<C>> {
  const response = await sendAccepted(called, { ...(options as Loose), file });
  return readAnswer<C>(response, {});
}

/** Long enough for the slowest browser to have started the download. */
const RELEASE_AFTER_MS = 60_000;

export function saveFile({ content, filename }: CalledFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
