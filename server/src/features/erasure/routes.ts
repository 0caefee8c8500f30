// Routes for admins to erase a person.
import {
  erasePerson as erasePersonCall,
  previewErasure as previewCall,
} from '@visavis/contract/erasure/endpoints';
import type { Binder } from '../../http/bind.ts';
import { type ErasureDependencies, erasePerson, previewErasure } from './service.ts';

export function erasureRoutes(bind: Binder, dependencies: ErasureDependencies): void {
  bind(previewCall, ({ params }) => previewErasure(dependencies.db, params.id));
  bind(erasePersonCall, async ({ params, caller }) => ({
    references: await erasePerson(dependencies, params.id, caller),
  }));
}
