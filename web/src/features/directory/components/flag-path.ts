// The path of a country's flag image.

/** @param code ISO 3166-1 alpha-2; null where the country is unknown, which has no flag */
export const flagPath = (code: string | null): string | undefined =>
  code === null ? undefined : `/flags/${code.toLowerCase()}.svg`;
