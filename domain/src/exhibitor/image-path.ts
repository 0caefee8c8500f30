// URL paths of an exhibitor's images (business matching 7).
import { inForm } from '../text/normalise.ts';

/**
 * The slug of a company or product in an image path: lower case, non-alphanumerics replaced by a hyphen.
 * @param name as displayed
 * @returns letters, digits and hyphens; letters of every script are kept, so that two names in Hangul differ
 */
export function imageSlug(name: string): string {
  return inForm('NFC', name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '-');
}

/** @returns the path below /images/companies/ of a logo, or of a product's image; not encoded */
export function storedPicturePath(companyName: string, productName: string | null): string {
  const company = imageSlug(companyName);
  return productName === null ? `${company}.png` : `${company}/${imageSlug(productName)}.png`;
}

/** @returns the path of a company's logo, percent-encoded */
export function logoPath(companyName: string): string {
  return `/images/companies/${encodeURIComponent(imageSlug(companyName))}.png`;
}

/** @returns the path of a product's image, percent-encoded */
export function productImagePath(companyName: string, productName: string): string {
  return `/images/companies/${encodeURIComponent(imageSlug(companyName))}/${encodeURIComponent(imageSlug(productName))}.png`;
}

/** A stored picture's owner and version. */
export interface PictureOf {
  id: number;
  /** 1 for a picture that was loaded; another number for each that was uploaded. */
  revision: number;
}

/** @returns the address of a logo by the exhibitor's id, whatever its name and edition */
export const logoAddress = ({ id, revision }: PictureOf): string =>
  `/images/exhibitors/${id}/logo?v=${revision}`;

/** @returns the address of a product's image by its id */
export const productImageAddress = ({ id, revision }: PictureOf): string =>
  `/images/products/${id}/image?v=${revision}`;

/** @returns the path with a suffix that an uploaded picture changes, so that browsers fetch the new one */
export const withRevision = (path: string, revision: number): string =>
  revision === 1 ? path : `${path}?v=${revision}`;

/** @returns the address of an edition's logo; another picture has another */
export const editionLogoAddress = (id: number, revision: string): string =>
  `/images/editions/${id}/logo?v=${revision}`;
