// Routes whose body is a picture: no parser refuses or changes it before its content shows what it is.
import { PICTURE_LIMIT_BYTES } from '@visavis/domain/exhibitor/picture';
import { type Message, message } from '@visavis/domain/message/message';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import type { AppError } from '../../http/app-error.ts';
import { type Binder, invalid } from '../../http/bind.ts';
import { sendError } from '../../http/error-answer.ts';
import { createDecoding, type Decode } from './decode-queue.ts';
import { type MadePicture, makePictures, type PictureProblem } from './picture.ts';

/** A received picture, with its turn at the decoder. */
export interface PictureFile {
  content: Buffer;
  decode: Decode;
}

const SENTENCES: Record<PictureProblem, Message> = {
  'too-large': message('picture.too-large', { kilobytes: PICTURE_LIMIT_BYTES / 1000 }),
  'too-many-pixels': message('picture.too-many-pixels'),
  unreadable: message('picture.unreadable'),
  'wrong-type': message('picture.wrong-type'),
};

const refusedPicture = (problem: PictureProblem): AppError => invalid({ file: SENTENCES[problem] });

/** @throws 'request.invalid' with a message for `file` if it is not a usable picture */
export async function madePictures(
  { content, decode }: PictureFile,
  sides: readonly number[],
): Promise<MadePicture[]> {
  const pictures = await makePictures(content, sides, decode);
  if (typeof pictures === 'string') throw refusedPicture(pictures);
  return pictures;
}

/** @param routes binds them in a separate scope */
export function pictureScope(
  app: FastifyInstance,
  bindIn: (scope: FastifyInstance) => Binder,
  routes: (bind: Binder, fileOf: (request: FastifyRequest) => PictureFile) => void,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: PICTURE_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      sendError(
        error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? refusedPicture('too-large') : error,
        request,
        reply,
      ),
    );
    const decoding = createDecoding();
    routes(bindIn(scope), (request) => ({
      content: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      decode: decoding(addressKey(request)),
    }));
  });
}
