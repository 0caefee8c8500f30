// What the sections of the edit page share: the draft, how to change it, and what the server said about its fields.
import type { ExhibitorDraft } from './draft.ts';

export interface ExhibitorForm {
  /** Null while it is not stored yet. */
  id: number | null;
  /** As stored, when this page read it last. */
  stored: ExhibitorDraft;
  /** Address of the stored logo. */
  logo: string | undefined;
  draft: ExhibitorDraft;
  set: (change: Partial<ExhibitorDraft>) => void;
  /** A sentence for each refused field, by its path in the contract with the key of a product or person for its place. */
  errors: Readonly<Record<string, string>>;
  /** The organiser may read but not change it. */
  isReadOnly: boolean;
}
