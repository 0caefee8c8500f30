// The settings of an S3 store: all five or none, with one sentence per mistake that reveals no secret.
import { expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';

const RIGHT = {
  S3_ENDPOINT: 'https://s3.example.org/',
  S3_REGION: 'ap-southeast-1',
  S3_BUCKET: 'visavis-documents',
  S3_ACCESS_KEY_ID: 'key-id-that-is-secret',
  S3_SECRET_ACCESS_KEY: 'secret-that-is-secret',
};

const mistakesOf = (env: Record<string, string | undefined>): string[] => {
  const result = readSettings(env);
  return result.ok ? [] : result.mistakes;
};

test('reads all five; without any, the disk is used', () => {
  expect(readSettings(RIGHT)).toMatchObject({
    ok: true,
    settings: {
      s3: {
        endpoint: 'https://s3.example.org',
        region: 'ap-southeast-1',
        bucket: 'visavis-documents',
        accessKeyId: 'key-id-that-is-secret',
        secretAccessKey: 'secret-that-is-secret',
      },
    },
  });
  const none = readSettings({ S3_BUCKET: ' ' });
  expect(none.ok && none.settings.s3).toBe(undefined);
});

test('reports an incomplete set', () => {
  expect(mistakesOf({ ...RIGHT, S3_REGION: '' })).toEqual([
    'S3_REGION is missing: the settings S3_* go together, set all five or none.',
  ]);
  expect(mistakesOf({ S3_BUCKET: 'documents', S3_REGION: 'eu' })).toEqual([
    'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are missing: the settings S3_* go together, set all five or none.',
  ]);
});

test.each([
  [{ S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must be an http or https address without bucket and path'],
  [{ S3_ENDPOINT: 'https://s3.example.org/documents' }, 'S3_ENDPOINT must be an http or https address'],
  [{ S3_ENDPOINT: 'ftp://s3.example.org' }, 'S3_ENDPOINT must be an http or https address'],
  [
    { S3_ENDPOINT: 'https://key-id-that-is-secret:secret-that-is-secret@s3.example.org' },
    'S3_ENDPOINT must not hold a name or password',
  ],
  [
    { S3_REGION: 'two words' },
    "S3_REGION must be the name of a region such as ap-southeast-1, not 'two words'.",
  ],
  [{ S3_BUCKET: 'Documents/2026' }, 'S3_BUCKET must be the name of a bucket'],
])('reports %j', (change, sentence) => {
  const mistakes = mistakesOf({ ...RIGHT, ...change });
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toContain(sentence);
  expect(mistakes[0]).not.toContain('that-is-secret');
});
