// Lists a category's failed audits with their locations on the page.

/** A performance audit is green from this score. */
const GREEN = 0.9;
const PLACES = 3;

/**
 * @param {readonly import('lighthouse').Result[]} results
 * @param {string} category
 * @returns {string[]} a line for each audit that failed in any run: id, title, value, locations
 */
export function failedAudits(results, category) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { categories, audits } of results)
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (!audit || audit.score === null || found.has(id)) continue;
      if (audit.scoreDisplayMode === 'notApplicable' || audit.scoreDisplayMode === 'informative') continue;
      const isGood = category === 'performance' ? audit.score >= GREEN : audit.score === 1 || weight === 0;
      if (isGood) continue;
      const value = audit.displayValue ? `: ${audit.displayValue}` : '';
      found.set(id, `${id} (${audit.title}${value})${placesOf(audit.details)}`);
    }
  return [...found.values()];
}

/**
 * @param {unknown} details of an audit
 * @returns {string} the first elements or URLs that it names
 */
function placesOf(details) {
  const places = [...new Set(placesIn(details))];
  const more = places.length > PLACES ? ` and ${places.length - PLACES} more` : '';
  return places.length > 0 ? ` at ${places.slice(0, PLACES).join(', ')}${more}` : '';
}

/**
 * @param {unknown} details a table, or a list of tables
 * @returns {string[]}
 */
function placesIn(details) {
  if (typeof details !== 'object' || details === null || !('items' in details)) return [];
  if (!Array.isArray(details.items)) return [];
  return details.items.flatMap((item) => {
    const place = item?.node?.selector ?? item?.url ?? item?.source?.url;
    return typeof place === 'string' ? [place] : placesIn(item);
  });
}
