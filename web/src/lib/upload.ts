// Makes a call whose body is a form with files, and reports upload progress, which fetch cannot.
import { partsOf } from '@visavis/contract/endpoint';
import type { Call, OutputOf } from '@visavis/contract/interface';
import { ApiError, acceptedIn, headersOf, refusalOf } from './api-client.ts';

/** When no byte moves for this long, the connection counts as lost. */
const STALLED_MS = 60_000;

interface UploadOptions {
  form: FormData;
  headers?: Readonly<Record<string, string>>;
  /** From 0 to 1: the share of the upload that has been sent. */
  onProgress?: (share: number) => void;
}

/**
 * @throws ApiError for every error response, and with code 'network' when there is none or nothing moved for a minute
 */
export function upload<C extends Call>(
  called: C,
  { form, headers = {}, onProgress }: UploadOptions,
): Promise<OutputOf<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALLED_MS);
    };
    const lost = () => {
      clearTimeout(timer);
      reject(new ApiError(0, 'network'));
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      wait();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.upload.onload = () => {
      wait();
      onProgress?.(1);
    };
    request.onload = () => {
      clearTimeout(timer);
      const answer = jsonIn(request.responseText);
      if (request.status < 200 || request.status > 299) reject(refusalOf(request.status, answer));
      else
        try {
          resolve(acceptedIn<C>(request.status, answer));
        } catch (refusal) {
          reject(refusal);
        }
    };
    request.onerror = lost;
    request.onabort = lost;

    const { method, path } = partsOf(called);
    request.open(method, path);
    for (const [name, value] of headersOf(called, { headers })) request.setRequestHeader(name, value);
    wait();
    request.send(form);
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, or truncated: the caller sees 'answer.unreadable'.
    return undefined;
  }
}
