// The stored draft of a visitor who has reached the scheduler (decision record 0006).

/**
 * @typedef {Record<string, string>} StoredDraft localStorage values by key
 * @typedef {{ id: number, name: string }[]} Named
 */

const CATEGORY = 'Skincare';
const SUB_CATEGORIES = ['Serums and ampoules', 'Barrier creams'];
const COMPANIES = 3;

const CONTACT = {
  name: 'Amira Rahman',
  designation: 'Head of Buying',
  email: 'amira.rahman@kenari.example',
  phoneNumber: '+60123456789',
  companyName: 'Kenari Beauty Retail',
  companyNature: 'Multi-brand retail',
  companySize: '11-50',
};
const COMPANY = {
  website: 'https://kenari.example',
  companyPhone: '+60378905512',
  addressLine1: '18 Jalan Telawi',
  city: 'Kuala Lumpur',
  region: 'Wilayah Persekutuan',
  postalCode: '59100',
  country: 'Malaysia',
};

/**
 * @param {string} origin of the server, whose ids the draft refers to
 * @returns {Promise<StoredDraft>}
 */
export async function storedDraft(origin) {
  const categoryId = idOf(await fetchJson(`${origin}/api/categories`), CATEGORY);
  /** @type {Named} */
  const subCategories = await fetchJson(`${origin}/api/categories/${categoryId}/subcategories`);
  const interests = SUB_CATEGORIES.map((name) => ({
    category: CATEGORY,
    subCategory: name,
    categoryId,
    subCategoryId: idOf(subCategories, name),
  }));
  /** @type {unknown[]} */
  const exhibitors = await fetchJson(`${origin}/api/exhibitors/search`, { subcategories: SUB_CATEGORIES });
  const parts = {
    businessRegistration: { ...CONTACT, ...COMPANY },
    companyInfoData: COMPANY,
    selectedInterests: interests,
    selectedExhibitors: exhibitors.slice(0, COMPANIES),
  };
  const savedAt = new Date().toISOString();
  return Object.fromEntries(
    Object.entries(parts).map(([key, value]) => [
      key,
      JSON.stringify({ version: 1, owners: { business: { savedAt, value } } }),
    ]),
  );
}

/**
 * A script that writes the draft to localStorage and the interests to their cookie before the page's own code runs, as
 * Top Matches would (decision record 0023).
 * @param {StoredDraft} draft
 */
export function scriptStoring(draft) {
  const { owners } = JSON.parse(draft.selectedInterests ?? '{}');
  /** @type {{ categoryId: number, subCategoryId: number }[]} */
  const interests = owners.business.value;
  const code = interests.map(({ categoryId, subCategoryId }) => `${categoryId}.${subCategoryId}`).join('~');
  const cookie = `interests=${code}; Path=/business/exhibitor-matching; SameSite=Strict`;
  return `for (const [key, text] of ${JSON.stringify(Object.entries(draft))}) localStorage.setItem(key, text);
    document.cookie = ${JSON.stringify(cookie)};`;
}

/**
 * @param {Named} list
 * @param {string} wanted
 */
function idOf(list, wanted) {
  const found = list.find(({ name }) => name === wanted);
  if (!found) throw new Error(`The demo edition has no ${wanted}.`);
  return found.id;
}

/**
 * @template T
 * @param {string} url
 * @param {object} [body]
 * @returns {Promise<T>}
 */
async function fetchJson(url, body) {
  const response = await fetch(
    url,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return /** @type {Promise<T>} */ (response.json());
}
