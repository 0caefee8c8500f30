// Routes of the outbox for organisers.
import {
  decideHeldEmails,
  getEmail,
  listEmails,
  makeTrialLink,
  retryEmail,
} from '@visavis/contract/email/endpoints';
import type { Binder } from '../../http/bind.ts';
import { createOutboxView, type OutboxViewDependencies } from './service.ts';

export function emailRoutes(bind: Binder, dependencies: OutboxViewDependencies): void {
  const view = createOutboxView(dependencies);
  bind(listEmails, ({ query, caller }) => view.list(query, caller));
  bind(getEmail, ({ params, caller }) => view.get(params.id, caller));
  bind(retryEmail, ({ params, caller }) => view.retry(params.id, caller));
  bind(decideHeldEmails, async ({ body, caller }) => ({
    messages: await view.decideHeld(body.decision, caller),
  }));
  bind(makeTrialLink, async ({ params, caller }) => ({
    link: await view.makeTrialLink(params.id, caller),
  }));
}
