// Routes by which organisers replace and remove pictures: the body is the file itself.
import {
  removeExhibitorLogo,
  removeProductImage,
  setExhibitorLogo,
  setProductImage,
} from '@visavis/contract/exhibitor-profile/endpoints';
import { PICTURE_LIMIT_BYTES } from '@visavis/domain/exhibitor/picture';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import type { Binder } from '../../http/bind.ts';
import { sendError } from '../../http/error-answer.ts';
import { createDecoding } from '../../platform/uploads/decode-queue.ts';
import { refusedPicture, removePicture, setPicture } from './picture.service.ts';
import type { ProfileDependencies } from './read.service.ts';

export function exhibitorPictureRoutes(
  app: FastifyInstance,
  bindIn: (scope: FastifyInstance) => Binder,
  dependencies: ProfileDependencies,
): void {
  // What a file is, its content says: no parser may refuse or change it before.
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
    const bind = bindIn(scope);
    const decoding = createDecoding();
    const fileOf = (request: FastifyRequest) => ({
      content: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      decode: decoding(addressKey(request)),
    });
    bind(setExhibitorLogo, ({ params: { id }, query: { version }, caller: organiser, request }) =>
      setPicture(dependencies, { id, productId: null, version, organiser }, fileOf(request)),
    );
    bind(setProductImage, ({ params, query: { version }, caller: organiser, request }) =>
      setPicture(dependencies, { ...params, version, organiser }, fileOf(request)),
    );
    bind(removeExhibitorLogo, ({ params: { id }, query: { version }, caller: organiser }) =>
      removePicture(dependencies, { id, productId: null, version, organiser }),
    );
    bind(removeProductImage, ({ params, query: { version }, caller: organiser }) =>
      removePicture(dependencies, { ...params, version, organiser }),
    );
  });
}
