// Shapes of what the browser stores: read part by part, so that one bad part never costs the rest.
import * as z from 'zod/mini';

/** Texts under the given names; others, and what is no text, are left out. */
export function textsOf<Name extends string>(names: readonly Name[]) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((stored): Partial<Record<Name, string>> => {
      const texts: Partial<Record<Name, string>> = {};
      for (const name of names) {
        const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
        if (typeof value === 'string') texts[name] = value;
      }
      return texts;
    }),
  );
}

/** A list; items of another shape are left out. */
export function listOf<T>(item: z.ZodMiniType<T>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((stored): T[] =>
      stored.flatMap((value) => {
        const checked = item.safeParse(value);
        return checked.success ? [checked.data] : [];
      }),
    ),
  );
}

/** Lists of names, each under a key. A key may be any text, '__proto__' too: read it with `namesUnder`. */
export type NamesByKey = Readonly<Record<string, readonly string[]>>;

export const namesByKey = z.pipe(
  z.custom<object>((stored) => typeof stored === 'object' && stored !== null && !Array.isArray(stored)),
  z.transform(
    (stored): NamesByKey =>
      Object.fromEntries(
        Object.entries(stored).flatMap(([key, names]) =>
          Array.isArray(names) ? [[key, names.filter((name) => typeof name === 'string')]] : [],
        ),
      ),
  ),
);

/** The names under a key, null when there is no such key. */
export function namesUnder(stored: NamesByKey, key: string): readonly string[] | null {
  return Object.hasOwn(stored, key) ? (stored[key] ?? null) : null;
}

/** The same lists with other names under a key. */
export function withNames(stored: NamesByKey, key: string, names: readonly string[]): NamesByKey {
  return Object.fromEntries([...Object.entries(stored).filter(([other]) => other !== key), [key, names]]);
}
