// An action with many rows of a list, as data: its button, the question before it, and the step that runs.
import type { Permission } from '@visavis/domain/identity/grants';
import type { ReactNode } from 'react';
import type { Text, TextId } from '../../i18n/text.ts';
import type { ButtonVariant } from '../../ui/button.tsx';
import type { Chosen, ListOf } from '../list-of.ts';
import type { Bulk, BulkStep } from './use-bulk.ts';

interface Offered<L extends ListOf> {
  id: string;
  words: TextId;
  icon?: ReactNode;
  variant?: ButtonVariant;
  permission: Permission;
  /** The action is in the menu "More actions". */
  isFurther?: true;
  /** A single key for the action: with the focused row, or with all selected rows if the focused row is one of them. */
  key?: 'a' | 'r';
  /** Whether the action is offered for this search and selection; without it, always. */
  fits?: (filter: L['filter'], chosen: Chosen<L>) => boolean;
}

export interface StepGiven {
  text: Text;
  nameOf: (id: number) => string;
  /** The reason that the question asked for; empty if it asked for none. */
  reason: string;
}

/** The question before an action; the title contains {count}. */
interface BulkQuestion {
  title: TextId;
  what: TextId;
  answer: TextId;
  isDangerous?: true;
  /** The question asks for a reason: those to choose from, in English, and the text that says who reads it. */
  reasons?: { listed: readonly string[]; help: TextId };
}

export interface BulkDialogProps<L extends ListOf = ListOf> extends Chosen<L> {
  filter: L['filter'];
  nameOf: (id: number) => string;
  bulk: Bulk;
  /** Clears the selection, after the dialog has done something with the rows; it does not close the dialog. */
  onDone: () => void;
  onClose: () => void;
}

export type BulkAction<L extends ListOf> = Offered<L> &
  (
    | { step: (given: StepGiven) => BulkStep; question?: BulkQuestion }
    | { dialog: (props: BulkDialogProps<L>) => ReactNode }
  );
