// URL paths of an exhibitor's images (business matching 7).

/**
 * The slug of a company or product in an image path: lower case, non-alphanumerics replaced by a hyphen.
 * @param name as printed
 * @returns letters, digits and hyphens; letters of every script are kept, so that two names in Hangul differ
 */
export function imageSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '-');
}

/** @returns the path of a company's logo, percent-encoded */
export function logoPath(companyName: string): string {
  return `/images/companies/${encodeURIComponent(imageSlug(companyName))}.png`;
}

/** @returns the path of a product's image, percent-encoded */
export function productImagePath(companyName: string, productName: string): string {
  return `/images/companies/${encodeURIComponent(imageSlug(companyName))}/${encodeURIComponent(imageSlug(productName))}.png`;
}
