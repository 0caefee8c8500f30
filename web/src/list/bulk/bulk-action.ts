// What can be done with many rows of a list, as data: the button, what is asked first, and what then runs.
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
  /** In the menu of further actions. */
  isFurther?: true;
  /** The single key that does it with the row in hand, or with the selected ones if that is one of them. */
  key?: 'a' | 'r';
  /** Whether it fits this search and selection. */
  fits?: (filter: L['filter'], chosen: Chosen<L>) => boolean;
}

export interface StepGiven {
  text: Text;
  nameOf: (id: number) => string;
  /** Of a question that asks for one; else empty. */
  reason: string;
}

/** What is asked about first: the title has {count}. */
interface BulkQuestion {
  title: TextId;
  what: TextId;
  answer: TextId;
  isDangerous?: true;
  /** Asks for a reason: those to choose from, in English, and who reads it. */
  reasons?: { listed: readonly string[]; help: TextId };
}

export interface BulkDialogProps<L extends ListOf = ListOf> extends Chosen<L> {
  filter: L['filter'];
  nameOf: (id: number) => string;
  bulk: Bulk;
  /** Closes it and clears the selection. */
  onDone: () => void;
  onClose: () => void;
}

export type BulkAction<L extends ListOf> = Offered<L> &
  (
    | { step: (given: StepGiven) => BulkStep; question?: BulkQuestion }
    | { dialog: (props: BulkDialogProps<L>) => ReactNode }
  );
