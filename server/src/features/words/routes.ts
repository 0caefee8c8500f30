// Routes of an edition's own words, for organisers.
import * as endpoints from '@visavis/contract/words/endpoints';
import type { Binder } from '../../http/bind.ts';
import { previewOf } from './preview.service.ts';
import * as words from './service.ts';

export function wordsRoutes(bind: Binder, dependencies: words.WordsDependencies): void {
  bind(endpoints.listTexts, ({ params }) => words.listTexts(dependencies, params.id));
  bind(endpoints.getText, ({ params: { id, key } }) => words.readText(dependencies, { editionId: id, key }));
  bind(endpoints.listTextVersions, ({ params: { id, key } }) =>
    words.readVersions(dependencies, { editionId: id, key }),
  );
  bind(endpoints.saveDraft, ({ params, body: { revision, drafts }, caller }) =>
    words.saveDraft(dependencies, seen(params, revision, caller), drafts),
  );
  bind(endpoints.discardDraft, ({ params, body: { revision }, caller }) =>
    words.discardDraft(dependencies, seen(params, revision, caller)),
  );
  bind(endpoints.publishDraft, ({ params, body: { revision, isNewVersion = false }, caller }) =>
    words.publishDraft(dependencies, seen(params, revision, caller), isNewVersion),
  );
  bind(endpoints.agreeText, ({ params, body: { revision, language }, caller }) =>
    words.agree(dependencies, seen(params, revision, caller), language),
  );
  bind(endpoints.restoreText, ({ params, body: { revision, language, version }, caller }) =>
    words.restore(dependencies, seen(params, revision, caller), { language, version }),
  );
  bind(endpoints.decideOffer, ({ params, body: { revision, language, take }, caller }) =>
    words.decideOffer(dependencies, seen(params, revision, caller), { language, isTaken: take }),
  );
  bind(endpoints.previewText, ({ params: { id, key }, body: { language, fields } }) =>
    previewOf(dependencies, { editionId: id, key, language, fields }),
  );
}

const seen = (
  { id, key }: { id: number; key: words.Seen['key'] },
  revision: number,
  organiser: words.Seen['organiser'],
): words.Seen => ({ editionId: id, key, revision, organiser });
