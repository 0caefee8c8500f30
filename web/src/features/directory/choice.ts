// The visitor's choice of exhibitors, as the page that holds it gives it to an exhibitor's own page.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';

export interface Choice {
  /** In the order of choosing. */
  chosen: readonly Exhibitor[];
  maximum: number;
  onAdd: (exhibitor: Exhibitor) => void;
  onRemove?: (exhibitor: Exhibitor) => void;
  /** Where the visitor goes on with what is chosen. */
  continuePath: string;
  continueLabel: string;
  /** Said below, such as what came with an exhibitor that was added. */
  note?: string | undefined;
}

export const isChosen = ({ chosen }: Choice, { id }: Pick<Exhibitor, 'id'>): boolean =>
  chosen.some((one) => one.id === id);

export const isMaximum = ({ chosen, maximum }: Choice): boolean => chosen.length >= maximum;
