// The files an applicant has chosen: the kind of each, why one is refused, and the upload progress.
import { type LeftOut, refusalOfFile, sortChosen } from '@visavis/domain/document/choice';
import {
  DOCUMENT_KINDS,
  DOCUMENT_MESSAGES,
  type DocumentKind,
  guessDocumentKind,
} from '@visavis/domain/document/schema';
import { mediaTypeOfContent, SIGNATURE_BYTES } from '@visavis/domain/document/signature';

export interface ChosenFile {
  id: number;
  file: File;
  kind: DocumentKind;
  /** Why it is not sent; null while no reason is known. */
  refusal: string | null;
}

let lastId = 0;

function chosen(file: File, kind = guessDocumentKind(file.name)): ChosenFile {
  lastId += 1;
  return { id: lastId, file, kind, refusal: refusalOfFile(file) };
}

/** The files to send, in order. */
export const sendable = (list: readonly ChosenFile[]): ChosenFile[] => sortChosen(list).goes;

/** The files that are not sent, each with its reason. */
export const leftOut = (list: readonly ChosenFile[]): LeftOut<ChosenFile>[] => sortChosen(list).leftOut;

/** Appends files, skipping those already in the list. */
export function withFiles(list: readonly ChosenFile[], files: readonly File[]): ChosenFile[] {
  const next = [...list];
  for (const file of files) if (!next.some((present) => isSame(present.file, file))) next.push(chosen(file));
  return next;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Replaces a file by another; the chosen kind stays. */
export const withReplacement = (list: readonly ChosenFile[], id: number, file: File): ChosenFile[] =>
  list.map((entry) => (entry.id === id ? chosen(file, entry.kind) : entry));

export const withKind = (list: readonly ChosenFile[], id: number, kind: DocumentKind): ChosenFile[] =>
  list.map((entry) => (entry.id === id ? { ...entry, kind } : entry));

export const without = (list: readonly ChosenFile[], id: number): ChosenFile[] =>
  list.filter((entry) => entry.id !== id);

/** @param refusals by id */
export const withRefusals = (
  list: readonly ChosenFile[],
  refusals: ReadonlyMap<number, string>,
): ChosenFile[] =>
  list.map((entry) => {
    const refusal = refusals.get(entry.id);
    return refusal === undefined ? entry : { ...entry, refusal };
  });

/** Refusals found by reading the files: the content does not match the name, or cannot be read any more. */
export async function refusalsByContent(list: readonly ChosenFile[]): Promise<Map<number, string>> {
  const refusals = new Map<number, string>();
  await Promise.all(
    list.map(async ({ id, file }) => {
      try {
        const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
        if (mediaTypeOfContent(start) === null) refusals.set(id, DOCUMENT_MESSAGES.wrongType);
      } catch {
        // Moved, changed or deleted since it was chosen: its row says so.
        refusals.set(id, DOCUMENT_MESSAGES.unreadable);
      }
    }),
  );
  return refusals;
}

/** The kinds with files left out and none to send. */
export function kindsLost(list: readonly ChosenFile[]): DocumentKind[] {
  const going = new Set(sendable(list).map(({ kind }) => kind));
  const behind = new Set(leftOut(list).map(({ file }) => file.kind));
  return DOCUMENT_KINDS.filter((kind) => behind.has(kind) && !going.has(kind));
}

/**
 * Progress of each file, from 0 to 1: they are sent one after the other.
 * @param share of the whole upload, from 0 to 1
 */
export function sharesOf(files: readonly ChosenFile[], share: number): Map<number, number> {
  const shares = new Map<number, number>();
  let left = share * files.reduce((sum, { file }) => sum + file.size, 0);
  for (const { id, file } of files) {
    shares.set(id, Math.max(0, Math.min(1, left / file.size)));
    left -= file.size;
  }
  return shares;
}
