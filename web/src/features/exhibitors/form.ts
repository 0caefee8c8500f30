// What the sections of the edit page share: the draft, how to change it, and the errors of its fields.
import type { ExhibitorDraft } from './draft.ts';

export interface ExhibitorForm {
  /** The id of the exhibitor; null for a new one. */
  id: number | null;
  /** The exhibitor as it was stored when this page last read it. */
  stored: ExhibitorDraft;
  /** The address of the stored logo; undefined if there is none. */
  logo: string | undefined;
  draft: ExhibitorDraft;
  set: (change: Partial<ExhibitorDraft>) => void;
  /** A sentence for each refused field, by its contract path with the key of a product or person as the index. */
  errors: Readonly<Record<string, string>>;
  /** The organiser may read the exhibitor but not change it. */
  isReadOnly: boolean;
}
