// The swatch of an exhibitor beside a selection.
import { assignPigments, preferredPigment } from '@visavis/domain/exhibitor/pigment';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';

/** The pigment that the exhibitor has in the panel, or would ask for. */
export function pigmentOf(exhibitor: Exhibitor, selected: readonly Exhibitor[]): number {
  const place = selected.findIndex((one) => one.id === exhibitor.id);
  const pigments = assignPigments(selected.map((one) => one.company_name));
  return pigments[place] ?? preferredPigment(exhibitor.company_name);
}
