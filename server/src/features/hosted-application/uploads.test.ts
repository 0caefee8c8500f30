// Hostile and broken files: each is refused with a sentence, leaving nothing behind, or stored inert.

import { readdir } from 'node:fs/promises';
import { DOCUMENT_LIMIT_BYTES, DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import { englishOf } from '@visavis/domain/words/english';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanFilename } from '../../platform/uploads/filename.ts';
import {
  FORM_HEADERS,
  type FormPart,
  fieldParts,
  filePart,
  formBody,
} from '../../testing/application-form.ts';
import { pdfOf } from '../../testing/document-files.ts';
import { HOSTILE_NAMES, inertFiles, jpegWithPlace, refusedFiles } from '../../testing/hostile-files.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const refused = await refusedFiles();
const inert = await inertFiles();
const test = prepareOnce(createTestApp);

beforeAll(() => createSmallEdition(test.db));

const send = (parts: readonly FormPart[]) =>
  test.call({
    method: 'POST',
    url: '/api/hosted-registration',
    headers: FORM_HEADERS,
    payload: formBody(parts),
  });

async function state() {
  const strays = await test.db.selectFrom('stray_file').selectAll().execute();
  const registrations = await test.db.selectFrom('registration').select('id').execute();
  const files = await readdir(test.storage.folder);
  return { strays, registrations: registrations.length, files: files.toSorted() };
}

/** Sends a file that is accepted. @returns its row, and its content as stored */
async function stored(part: FormPart) {
  const response = await send([...fieldParts(), part]);
  expect([response.statusCode, response.json().fields]).toEqual([201, undefined]);
  const row = await test.db
    .selectFrom('document')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .selectAll('document')
    .where('reference', '=', response.json().reference)
    .executeTakeFirstOrThrow();
  const content = await test.storage.files.get(row.storage_name ?? '');
  if (!content) throw new Error('the file was not stored');
  expect(content.length).toBeLessThanOrEqual(DOCUMENT_LIMIT_BYTES);
  expect(content.length).toBe(row.size_bytes);
  return { row, content };
}

describe('the content of a file decides, not its name', () => {
  it.each(refused.map(([what, content, problem]) => ({ what, content, problem })))(
    '$what is refused: $problem',
    async ({ content, problem }) => {
      const before = await state();
      const response = await send([
        ...fieldParts(),
        filePart(0, pdfOf(), 'good.pdf'),
        { ...filePart(2, content, 'passport.jpg'), type: 'image/png' },
      ]);
      expect([response.statusCode, response.json().fields]).toEqual([
        422,
        { 'documents[2]': englishOf(DOCUMENT_MESSAGES[problem]) },
      ]);
      expect(await state()).toEqual(before);
    },
  );

  it.each(inert.map(([what, content, gone]) => ({ what, content, gone })))(
    '$what is stored inert',
    async ({ content, gone }) => {
      const { row, content: kept } = await stored(filePart(0, content, 'x.html'));
      const { format } = content.subarray(0, 4).equals(Buffer.from('%PDF'))
        ? { format: 'pdf' }
        : await sharp(kept).metadata();
      expect(row.media_type).toBe(format === 'pdf' ? 'application/pdf' : `image/${format}`);
      expect(row.filename).toBe(`x.${format === 'jpeg' ? 'jpg' : format}`);
      if (format === 'pdf') expect(kept.equals(content)).toBe(true);
      else {
        const before = await sharp(content).metadata();
        const after = await sharp(kept, { failOn: 'warning' }).metadata();
        expect([after.format, after.exif, after.icc, after.xmp]).toEqual([
          before.format,
          undefined,
          undefined,
          undefined,
        ]);
      }
      if (gone !== undefined) {
        expect(content.includes(gone)).toBe(true);
        expect(kept.includes(gone)).toBe(false);
      }
    },
  );

  it('strips place and author from a picture and rotates it upright', async () => {
    const taken = await jpegWithPlace();
    const metadata = await sharp(taken).metadata();
    expect([metadata.orientation, taken.includes('Canary Camera'), taken.includes('Amira')]).toEqual([
      6,
      true,
      true,
    ]);
    const { content } = await stored(filePart(0, taken, 'IMG_0001.JPG'));
    const { width, height, orientation, exif } = await sharp(content).metadata();
    expect([width, height, orientation, exif]).toEqual([40, 80, undefined, undefined]);
    for (const trace of ['Canary', 'Amira', 'Exif', 'GPS']) expect(content.includes(trace)).toBe(false);
  });

  it('stores a file of the maximum size, received in ten pieces, completely', async () => {
    const { content } = await stored(filePart(0, inert[1]?.[1] ?? '', 'big.pdf'));
    expect(content.length).toBe(2_048_000);
  });
});

it("reports each refused file by its sender's filename with the reason, next to the messages by part", async () => {
  const response = await send([
    ...fieldParts(),
    filePart(0, pdfOf(), 'good.pdf'),
    filePart(1, Buffer.alloc(DOCUMENT_LIMIT_BYTES + 1), 'Passport of Amira.pdf'),
    filePart(2, 'MZ', '名片.jpg'),
  ]);
  expect(response.statusCode).toBe(422);
  expect(response.json().refusedFiles).toEqual([
    {
      part: 'documents[1]',
      filename: 'Passport of Amira.pdf',
      reason: 'tooLarge',
      message: englishOf(DOCUMENT_MESSAGES.tooLarge),
    },
    {
      part: 'documents[2]',
      filename: '名片.jpg',
      reason: 'wrongType',
      message: englishOf(DOCUMENT_MESSAGES.wrongType),
    },
  ]);
  const tooMany = await send([
    ...fieldParts(),
    ...Array.from({ length: 11 }, (_, index) => filePart(index, pdfOf(), `scan-${index}.pdf`)),
  ]);
  expect(tooMany.json().refusedFiles).toEqual([
    {
      part: 'documents[10]',
      filename: 'scan-10.pdf',
      reason: 'tooMany',
      message: englishOf(DOCUMENT_MESSAGES.tooMany),
    },
  ]);
});

describe('filenames are reduced to readable text', () => {
  it.each(HOSTILE_NAMES.map(([given, kept]) => ({ given, kept })))(
    '$given becomes $kept',
    async ({ given, kept }) => {
      const { row } = await stored(filePart(0, pdfOf(), given));
      expect(row.filename).toBe(kept);
      expect([...row.filename].length).toBeLessThanOrEqual(120);
      expect(row.storage_name).toMatch(/^[\w-]{32}$/);
    },
  );

  // Quadratic work would exceed the timeout of a test.
  it('cleans an extremely long name in linear time', () => {
    for (const given of ['. '.repeat(2_000_000), '.pdf'.repeat(1_000_000), '/'.repeat(4_000_000)])
      expect(cleanFilename(given, 'image/png')).toMatch(/\.png$/);
  });
});

describe('parts with hostile names', () => {
  const wrongNumber = 'Please name the files documents[0], documents[1] and so on, each with its own number.';
  it.each([
    'documents[__proto__]',
    'documents[constructor]',
    'documents[999999999]',
    'documents[-1]',
    'documents[1.5]',
    'documents[]',
    'documents[0][1]',
    'documents',
    'documents[0]; drop',
    '../documents[0]',
    'avatar',
  ])('a file named %s is 422 with a sentence', async (name) => {
    const before = await state();
    const response = await send([...fieldParts(), filePart(0, pdfOf()), { ...filePart(1, pdfOf()), name }]);
    expect([response.statusCode, response.json().fields]).toEqual([422, { documents: wrongNumber }]);
    expect(await state()).toEqual(before);
  });

  it('two files with the same index, and a file sent as text, are 422', async () => {
    for (const second of [filePart(0, pdfOf()), { name: 'documents[1]', content: 'text' }]) {
      const response = await send([...fieldParts(), filePart(0, pdfOf()), second]);
      expect([response.statusCode, response.json().fields]).toEqual([422, { documents: wrongNumber }]);
    }
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a part named %s is 400',
    async (name) => {
      const before = await state();
      for (const part of [
        { name, content: '{"a":1}' },
        { ...filePart(0, pdfOf()), name },
      ])
        expect((await send([...fieldParts(), filePart(0, pdfOf()), part])).statusCode).toBe(400);
      expect(await state()).toEqual(before);
      expect(({} as { a?: number }).a).toBeUndefined();
    },
  );

  it.each<[string, string, string]>([
    ['nested JSON', '['.repeat(15_000) + ']'.repeat(15_000), 'registration'],
    ['a JSON array', '[]', 'registration'],
    ['a JSON number', '4', 'registration'],
    ['JSON null', 'null', 'registration.name'],
    ['truncated JSON', '{"name":', 'registration'],
    ['HTML', '<b>', 'registration'],
    ['forty kilobytes', JSON.stringify({ name: 'n'.repeat(40_000) }), 'registration'],
    ['a prototype', '{"__proto__":{"name":"a"},"constructor":{"prototype":{"x":1}}}', 'registration.name'],
    ['an array as name', '{"name":["a"],"email":{"a":1}}', 'registration.name'],
  ])('the part registration with %s is 422 with a sentence', async (_what, content, field) => {
    const [, company] = fieldParts();
    const response = await send([
      { name: 'registration', content },
      company as FormPart,
      filePart(0, pdfOf()),
    ]);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toContain(field);
  });

  it('the part registration twice is 422, and broken content declared as JSON is 400', async () => {
    const [first, company] = fieldParts() as [FormPart, FormPart];
    const twice = await send([first, first, company, filePart(0, pdfOf())]);
    expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([422, ['registration']]);
    const broken = { name: 'registration', content: '{', type: 'application/json' };
    expect((await send([broken, company, filePart(0, pdfOf())])).statusCode).toBe(400);
  });
});
