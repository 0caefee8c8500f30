// Routes with which organisers manage the texts of an edition.
import * as endpoints from '@visavis/contract/words/endpoints';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { TextKey } from '@visavis/domain/words/texts';
import type { Binder } from '../../http/bind.ts';
import { type PreviewDependencies, previewOf } from './preview.service.ts';
import * as words from './service.ts';

interface Changing {
  params: { key: TextKey };
  query: { edition?: number | undefined };
  body: { revision: number };
  caller: Organiser;
}

export function wordsRoutes(bind: Binder, dependencies: PreviewDependencies): void {
  const editionOf = ({ edition }: Changing['query']) => dependencies.editions.idForStaff(edition);
  const textOf = async ({ params: { key }, query }: Pick<Changing, 'params' | 'query'>) => ({
    editionId: await editionOf(query),
    key,
  });
  const seenIn = async (call: Changing): Promise<words.Seen> => ({
    ...(await textOf(call)),
    revision: call.body.revision,
    organiser: call.caller,
  });

  bind(endpoints.listTexts, async ({ query }) => words.listTexts(dependencies, await editionOf(query)));
  bind(endpoints.getText, async (call) => words.readText(dependencies, await textOf(call)));
  bind(endpoints.listTextVersions, async (call) => words.readVersions(dependencies, await textOf(call)));
  bind(endpoints.saveDraft, async (call) =>
    words.saveDraft(dependencies, await seenIn(call), call.body.drafts),
  );
  bind(endpoints.discardDraft, async (call) => words.discardDraft(dependencies, await seenIn(call)));
  bind(endpoints.publishDraft, async (call) =>
    words.publishDraft(dependencies, await seenIn(call), call.body.isNewVersion ?? false),
  );
  bind(endpoints.agreeText, async (call) =>
    words.agree(dependencies, await seenIn(call), call.body.language),
  );
  bind(endpoints.restoreText, async (call) => words.restore(dependencies, await seenIn(call), call.body));
  bind(endpoints.decideOffer, async (call) =>
    words.decideOffer(dependencies, await seenIn(call), {
      language: call.body.language,
      isTaken: call.body.take,
    }),
  );
  bind(endpoints.previewText, async (call) =>
    previewOf(dependencies, { ...(await textOf(call)), ...call.body, request: call.request }),
  );
}
