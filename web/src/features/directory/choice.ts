// The visitor's selection of exhibitors, as passed to an exhibitor's page.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';

export interface Choice {
  /** In the order of choosing. */
  chosen: readonly Exhibitor[];
  maximum: number;
  onAdd: (exhibitor: Exhibitor) => void;
  onRemove?: (exhibitor: Exhibitor) => void;
  /** Where the visitor continues with the selection. */
  continuePath: string;
  continueLabel: string;
  /** Shown below, for example about what was added along with an exhibitor. */
  note?: string | undefined;
}

export const isChosen = ({ chosen }: Choice, { id }: Pick<Exhibitor, 'id'>): boolean =>
  chosen.some((one) => one.id === id);

export const isMaximum = ({ chosen, maximum }: Choice): boolean => chosen.length >= maximum;
