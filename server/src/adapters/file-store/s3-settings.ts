// Reads the settings of an S3-compatible store: all five, or none.
import type { S3Place } from './s3.ts';

const NAMES = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** @param text returns a trimmed setting by its name; the keys are secrets, so no message repeats them */
export function readS3(text: (name: string) => string | undefined, mistakes: string[]): S3Place | undefined {
  const missing = NAMES.filter((name) => text(name) === undefined);
  if (missing.length === NAMES.length) return undefined;
  if (missing.length > 0) {
    const isOne = missing.length === 1;
    mistakes.push(
      `${missing.join(', ')} ${isOne ? 'is' : 'are'} missing: the settings S3_* go together, set all five or none.`,
    );
  }
  const [endpoint = '', region = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = NAMES.map(text);
  const origin = endpoint === '' ? '' : readEndpoint(endpoint, mistakes);
  if (region !== '' && !/^[\w-]{1,64}$/.test(region))
    mistakes.push(`S3_REGION must be the name of a region such as ap-southeast-1, not '${region}'.`);
  if (bucket !== '' && !BUCKET.test(bucket))
    mistakes.push(
      `S3_BUCKET must be the name of a bucket (3 to 63 small letters, digits, dots and hyphens), not '${bucket}'.`,
    );
  return { endpoint: origin, region, bucket, accessKeyId, secretAccessKey };
}

function readEndpoint(value: string, mistakes: string[]): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  // Credentials in the URL would be repeated wherever the address is logged.
  if (url?.username || url?.password) {
    mistakes.push(
      'S3_ENDPOINT must not hold a name or password: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    );
    return '';
  }
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isOrigin) return url.origin;
  mistakes.push(
    `S3_ENDPOINT must be an http or https address without bucket and path, such as https://s3.example.org, not '${value}'.`,
  );
  return '';
}
