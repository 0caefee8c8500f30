// The path of a country's flag image.

/** @param code ISO 3166-1 alpha-2; null for an unknown country, which has no flag */
export const flagPath = (code: string | null): string | undefined =>
  code === null ? undefined : `/flags/${code.toLowerCase()}.svg`;
