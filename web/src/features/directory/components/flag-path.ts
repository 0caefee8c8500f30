// Where the flag of a country lies.

/** @param code two letters of ISO 3166-1, null where the country is not known: then there is no flag */
export const flagPath = (code: string | null): string | undefined =>
  code === null ? undefined : `/flags/${code.toLowerCase()}.svg`;
