// Saves an exhibitor: its profile in one call, then each chosen picture; what was refused is said where it was typed.
import {
  changeExhibitor,
  createExhibitor,
  removeExhibitorLogo,
  removeProductImage,
  setExhibitorLogo,
  setProductImage,
} from '@visavis/contract/exhibitor-profile/calls';
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { useState } from 'react';
import { fieldSentences, isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { callWithFile } from '../../lib/file-call.ts';
import type { PictureChange } from '../../lib/use-picture-url.ts';
import { useTakeOver } from './api.ts';
import { draftOf, type ExhibitorDraft, inputOf, keyOfStored } from './draft.ts';
import { isBackwards } from './presence.ts';

interface Saved {
  exhibitor: ExhibitorProfile;
  /** People who are told; 0 where nobody is. */
  told: number;
  /** Parts of the draft that are not stored. */
  left: Partial<ExhibitorDraft>;
  /** Why pictures were refused, each sentence once; empty if everything is stored. */
  refused: readonly string[];
}

export interface SaveRefusal {
  sentence: string;
  /** Somebody else has saved it in the meantime. */
  isStale: boolean;
  /** As in `ExhibitorForm`. */
  fields: Readonly<Record<string, string>>;
}

/** @param id null for a new exhibitor */
export function useSave(id: number | null) {
  const text = useText();
  const takeOver = useTakeOver();
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);

  /** @returns undefined if nothing was saved */
  const save = async (
    draft: ExhibitorDraft,
    version: number | null,
    tell: boolean,
  ): Promise<Saved | undefined> => {
    const backwards = draft.people.filter(({ hours }) => hours?.some(isBackwards));
    if (backwards.length > 0) {
      const sentence = text('exhibitors.endsBefore');
      const fields = Object.fromEntries(
        backwards.map(({ key }) => [`representatives.${key}.hours`, sentence]),
      );
      setRefusal({ sentence, isStale: false, fields });
      return undefined;
    }
    setSaving(true);
    setRefusal(null);
    try {
      const stored = await storeProfile(id, draft, version, tell);
      const saved = await storePictures(text, stored.exhibitor, draft);
      takeOver(saved.exhibitor);
      setRefusal(saved.refusal);
      return { ...saved, told: stored.told };
    } catch (error) {
      if (isSessionOver(error)) return undefined;
      if (error instanceof ApiError && error.exhibitor) takeOver(error.exhibitor);
      setRefusal(refusalIn(text, error, draft));
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, refusal, forget: () => setRefusal(null) };
}

async function storeProfile(id: number | null, draft: ExhibitorDraft, version: number | null, tell: boolean) {
  const profile = inputOf(draft);
  if (id === null) return { exhibitor: await call(createExhibitor, { query: {}, body: profile }), told: 0 };
  const { told, ...exhibitor } = await call(changeExhibitor, {
    params: { id },
    body: { version: version ?? 0, tell, profile },
  });
  return { exhibitor, told };
}

/** One after another, each with the version that the one before left; a refused picture stays chosen. */
async function storePictures(text: Text, stored: ExhibitorProfile, draft: ExhibitorDraft) {
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
  // The answer lists the products in the order that was sent.
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

function refusalIn(text: Text, error: unknown, draft: ExhibitorDraft): SaveRefusal {
  const isStale = error instanceof ApiError && error.code === 'exhibitor.stale';
  return {
    sentence: sentenceOf(text, error, text('exhibitors.saveFailed')),
    isStale,
    fields: error instanceof ApiError ? byField(fieldSentences(text, error), draft) : {},
  };
}

/** A change sends the fields within `profile`, a new exhibitor as they are; products and people may be moved later. */
function byField(
  sentences: Readonly<Record<string, string>>,
  { products, people }: ExhibitorDraft,
): Record<string, string> {
  const keyed = (path: string) =>
    path.replace(/^profile\./, '').replace(/^(products|representatives)\.(\d+)/, (whole, list, place) => {
      const item = (list === 'products' ? products : people)[Number(place)];
      return item ? `${list}.${item.key}` : whole;
    });
  return Object.fromEntries(Object.entries(sentences).map(([path, words]) => [keyed(path), words]));
}
