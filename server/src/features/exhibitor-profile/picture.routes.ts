// Routes for organisers to replace and remove pictures: the body is the file itself.
import {
  removeExhibitorLogo,
  removeProductImage,
  setExhibitorLogo,
  setProductImage,
} from '@visavis/contract/exhibitor-profile/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Binder } from '../../http/bind.ts';
import { pictureScope } from '../../platform/uploads/picture-routes.ts';
import { removePicture, setPicture } from './picture.service.ts';
import type { ProfileDependencies } from './read.service.ts';

export function exhibitorPictureRoutes(
  app: FastifyInstance,
  bindIn: (scope: FastifyInstance) => Binder,
  dependencies: ProfileDependencies,
): void {
  pictureScope(app, bindIn, (bind, fileOf) => {
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
