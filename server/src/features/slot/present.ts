// Presents unavailable slots in the documented shape: keyed by company name, with day and label.
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import { slotLabel } from '@visavis/domain/edition/slot-time';
import type { CatalogueExhibitor } from '../edition/public.ts';
import type { TakenSlot } from './repository.ts';

/**
 * JSON text instead of an object for the serializer, because a company may be called `__proto__`.
 * @param begun slots that have begun, and are unavailable for every exhibitor
 * @param closed exhibitors that no longer take part, for which every slot of the edition is listed
 */
export function unavailableSlotsJson(
  exhibitors: readonly CatalogueExhibitor[],
  taken: readonly TakenSlot[],
  begun: readonly { day: number; minute: number }[],
  closed: { exhibitors: readonly CatalogueExhibitor[]; slots: readonly { day: number; minute: number }[] },
): string {
  const takenById = new Map<number, TakenSlot[]>();
  for (const slot of taken) {
    const slots = takenById.get(slot.exhibitor_id) ?? [];
    slots.push(slot);
    takenById.set(slot.exhibitor_id, slots);
  }
  const byName = new Map<string, UnavailableSlot[]>();
  const add = (
    { id, exhibitor }: CatalogueExhibitor,
    unavailable: readonly { day: number; minute: number }[],
  ) => {
    const slots = new Map(unavailable.map(({ day, minute }) => [`${day}/${minute}`, { day, minute }]));
    if (slots.size === 0) return;
    const items = [...slots.values()].map(({ day, minute }) => ({
      day,
      time: slotLabel(minute),
      exhibitorId: id,
    }));
    byName.set(exhibitor.company_name, [...(byName.get(exhibitor.company_name) ?? []), ...items]);
  };
  for (const exhibitor of exhibitors) add(exhibitor, [...(takenById.get(exhibitor.id) ?? []), ...begun]);
  for (const exhibitor of closed.exhibitors) add(exhibitor, closed.slots);
  const entries = [...byName].map(([name, items]) => `${JSON.stringify(name)}:${JSON.stringify(items)}`);
  return `{"success":true,"data":{"unavailable_slots":{${entries.join(',')}}}}`;
}
