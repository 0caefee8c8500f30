// The filters of a list as conditions in SQL: a table that lacks one of them does not compile.
import type { RawBuilder } from 'kysely';

/** Each filter's condition; null for one that another takes into account. */
export type Conditions<Filter, Given> = {
  readonly [Key in keyof Filter]-?:
    | ((value: NonNullable<Filter[Key]>, given: Given) => RawBuilder<boolean>)
    | null;
};

/** @returns the conditions of the filters that are set, all of which have to hold */
export function conditionsOf<Filter extends object, Given>(
  conditions: Conditions<Filter, Given>,
  filter: Filter,
  given: Given,
): RawBuilder<boolean>[] {
  return (Object.keys(conditions) as (keyof Filter)[]).flatMap((key) => {
    const value = filter[key];
    return value === undefined || value === null ? [] : (conditions[key]?.(value, given) ?? []);
  });
}
