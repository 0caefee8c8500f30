// Routes of saved views.
import { listSavedViews, removeView, saveView } from '@visavis/contract/saved-view/endpoints';
import type { Binder } from '../../http/bind.ts';
import { removeSaved, save, type ViewDependencies, viewsOf } from './service.ts';

export function savedViewRoutes(bind: Binder, dependencies: ViewDependencies): void {
  bind(listSavedViews, async ({ query, caller }) => viewsOf(dependencies, query.list, caller));
  bind(saveView, ({ body, caller }) => save(dependencies, body, caller));
  bind(removeView, ({ params, caller }) => removeSaved(dependencies, params.id, caller));
}
