// Exhibitors by the slug of their name, indexed once per catalogue: changed lists give a new catalogue.
import { imageSlug } from '@visavis/domain/exhibitor/image-path';
import type { Catalogue } from '../edition/public.ts';

const idsBySlug = new WeakMap<Catalogue, Map<string, number[]>>();

/** Ids of exhibitors by the slug of their name; those of the same name in ascending order. */
export function idsNamed(catalogue: Catalogue, slug: string): number[] {
  const known = idsBySlug.get(catalogue);
  const bySlug = known ?? new Map<string, number[]>();
  if (!known) {
    for (const { id, exhibitor } of catalogue.exhibitors) {
      const key = imageSlug(exhibitor.company_name);
      bySlug.set(key, [...(bySlug.get(key) ?? []), id]);
    }
    idsBySlug.set(catalogue, bySlug);
  }
  return bySlug.get(slug) ?? [];
}
