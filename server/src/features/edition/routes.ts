// Serves the current edition, and editions with settings and states for organisers.
import {
  beginOwnEdition,
  changeEdition,
  closeEdition,
  countAhead,
  createEdition,
  getDashboardEdition,
  getEdition,
  getPlannedDeletion,
  getStoredEdition,
  keepDocuments,
  listEditions,
  openEdition,
} from '@visavis/contract/edition/endpoints';
import type { Binder } from '../../http/bind.ts';
import { keepDocuments as keep, readDeletion } from '../document/public.ts';
import { beginOwn } from './begin.service.ts';
import type { EditionService } from './service.ts';
import {
  changeSettings,
  close,
  countAheadOf,
  createDraft,
  listStored,
  open,
  readStored,
  type SettingsDependencies,
} from './settings.service.ts';

interface EditionDependencies extends SettingsDependencies {
  editions: EditionService;
}

export function editionRoutes(bind: Binder, dependencies: EditionDependencies): void {
  const { editions, clock } = dependencies;
  bind(getEdition, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    const { catalogue, reader } = await editions.forVisitor();
    return catalogue.editionAt(clock(), reader);
  });
  bind(getDashboardEdition, async () => (await editions.forStaff()).editionAt(clock()));
  bind(listEditions, () => listStored(dependencies));
  bind(countAhead, ({ params }) => countAheadOf(dependencies, params.id));
  bind(getStoredEdition, ({ params }) => readStored(dependencies, params.id));
  bind(changeEdition, ({ params: { id }, body: { version, settings, ...wish }, caller: organiser }) =>
    changeSettings(dependencies, { id, version, organiser }, settings, wish),
  );
  bind(getPlannedDeletion, async ({ params }) => ({
    deletion: await readDeletion(dependencies.db, (await readStored(dependencies, params.id)).id),
  }));
  bind(keepDocuments, async ({ params, caller }) => {
    await keep(dependencies, params.id, caller);
    return {};
  });
  bind(createEdition, ({ body, caller }) => createDraft(dependencies, body.from, caller));
  bind(openEdition, ({ params: { id }, body: { version, closes }, caller: organiser }) =>
    open(dependencies, { id, version, organiser }, closes),
  );
  bind(beginOwnEdition, ({ params: { id }, body: { version, name, contactEmail }, caller: organiser }) =>
    beginOwn(
      dependencies,
      { id, version, organiser },
      { name, contacts: { email: contactEmail, whatsapp: '' } },
    ),
  );
  bind(closeEdition, ({ params: { id }, body: { version }, caller: organiser }) =>
    close(dependencies, { id, version, organiser }),
  );
}
