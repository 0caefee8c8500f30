// The outbox as organisers see it.
import {
  decideHeldEmails,
  getEmail,
  listEmails,
  makeTrialLink,
  retryEmail,
} from '@visavis/contract/email/endpoints';
import type { Binder } from '../../http/bind.ts';
import { createOutboxView, type OutboxViewDependencies } from './outbox-view.ts';

export function emailRoutes(bind: Binder, dependencies: OutboxViewDependencies): void {
  const view = createOutboxView(dependencies);
  bind(listEmails, { policy: 'viewer' }, ({ query, organiser }) => view.list(query, organiser()));
  bind(getEmail, { policy: 'viewer' }, ({ params, organiser }) => view.get(params.id, organiser()));
  bind(retryEmail, { policy: 'editor' }, ({ params, organiser }) => view.retry(params.id, organiser()));
  bind(decideHeldEmails, { policy: 'editor' }, async ({ body, organiser }) => ({
    messages: await view.decideHeld(body.decision, organiser()),
  }));
  bind(makeTrialLink, { policy: 'admin' }, async ({ params, organiser }) => ({
    link: await view.makeTrialLink(params.id, organiser()),
  }));
}
