// Routes for organisers to replace and remove the logo of an edition: the body is the file itself.
import { removeEditionLogo, setEditionLogo } from '@visavis/contract/edition/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Binder } from '../../http/bind.ts';
import { pictureScope } from '../../platform/uploads/picture-routes.ts';
import { removeLogo, setLogo } from './logo.service.ts';
import type { SettingsDependencies } from './settings.service.ts';

export function editionLogoRoutes(
  app: FastifyInstance,
  bindIn: (scope: FastifyInstance) => Binder,
  dependencies: SettingsDependencies,
): void {
  pictureScope(app, bindIn, (bind, fileOf) => {
    bind(setEditionLogo, ({ params: { id }, query: { version }, caller: organiser, request }) =>
      setLogo(dependencies, { id, version, organiser }, fileOf(request)),
    );
    bind(removeEditionLogo, ({ params: { id }, query: { version }, caller: organiser }) =>
      removeLogo(dependencies, { id, version, organiser }),
    );
  });
}
