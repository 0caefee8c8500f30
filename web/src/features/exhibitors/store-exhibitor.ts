// Stores an exhibitor: its profile in one call, then each changed picture in a call of its own.
import {
  changeExhibitor,
  createExhibitor,
  removeExhibitorLogo,
  removeProductImage,
  setExhibitorLogo,
  setProductImage,
} from '@visavis/contract/exhibitor-profile/calls';
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { sentenceOf } from '../../i18n/refusal.ts';
import type { Text } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { callWithFile } from '../../lib/file-call.ts';
import type { PictureChange } from '../../lib/use-picture-url.ts';
import { draftOf, type ExhibitorDraft, inputOf, keyOfStored } from './draft.ts';

export async function storeProfile(
  id: number | null,
  draft: ExhibitorDraft,
  version: number | null,
  tell: boolean,
) {
  const profile = inputOf(draft);
  if (id === null) return { exhibitor: await call(createExhibitor, { query: {}, body: profile }), told: 0 };
  const { told, ...exhibitor } = await call(changeExhibitor, {
    params: { id },
    body: { version: version ?? 0, tell, profile },
  });
  return { exhibitor, told };
}

/**
 * Stores the changed pictures one after another, each with the version of the previous response.
 * @returns the stored exhibitor, the refused pictures as a change of the draft (`left`), and the reasons
 */
export async function storePictures(text: Text, stored: ExhibitorProfile, draft: ExhibitorDraft) {
  let exhibitor = stored;
  const fields: Record<string, string> = {};
  const left: Partial<ExhibitorDraft> = {};
  const store = async (path: string, change: PictureChange, productId: number | null): Promise<boolean> => {
    if (change === null) return true;
    try {
      exhibitor = await storePicture(exhibitor, change, productId);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.exhibitor) exhibitor = error.exhibitor;
      fields[path] = sentenceOf(text, error, text('exhibitors.pictureFailed'));
      return false;
    }
  };
  if (!(await store('logo', draft.logo, null))) left.logo = draft.logo;
  // The response lists the products in the order of the request.
  const kept = new Map<number, PictureChange>();
  for (const [place, { picture }] of draft.products.entries()) {
    const productId = stored.products[place]?.id;
    if (
      productId !== undefined &&
      !(await store(`products.${keyOfStored(productId)}.image`, picture, productId))
    )
      kept.set(productId, picture);
  }
  const refused = [...new Set(Object.values(fields))];
  if (kept.size > 0)
    left.products = draftOf(exhibitor).products.map((product) => ({
      ...product,
      picture: kept.get(product.id ?? 0) ?? null,
    }));
  return {
    exhibitor,
    left,
    refused,
    refusal:
      refused.length > 0 ? { sentence: text('exhibitors.picturesLeft'), isStale: false, fields } : null,
  };
}

function storePicture(
  { id, version }: ExhibitorProfile,
  change: File | 'removed',
  productId: number | null,
): Promise<ExhibitorProfile> {
  const query = { version };
  if (productId === null)
    return change === 'removed'
      ? call(removeExhibitorLogo, { params: { id }, query })
      : callWithFile(setExhibitorLogo, { params: { id }, query }, change);
  return change === 'removed'
    ? call(removeProductImage, { params: { id, productId }, query })
    : callWithFile(setProductImage, { params: { id, productId }, query }, change);
}
