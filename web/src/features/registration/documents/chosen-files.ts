// The files that an applicant has chosen: what each is, why one is refused, and how far the sending has got.
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
  /** Why it is not sent; null while nothing is known against it. */
  refusal: string | null;
}

let lastId = 0;

function chosen(file: File, kind = guessDocumentKind(file.name)): ChosenFile {
  lastId += 1;
  return { id: lastId, file, kind, refusal: refusalOfFile(file) };
}

/** The files that are sent, in their order. */
export const sendable = (list: readonly ChosenFile[]): ChosenFile[] => sortChosen(list).goes;

/** Those that are not, each with its reason. */
export const leftOut = (list: readonly ChosenFile[]): LeftOut<ChosenFile>[] => sortChosen(list).leftOut;

/** Adds files behind those that are there. One that is there already is not added twice. */
export function withFiles(list: readonly ChosenFile[], files: readonly File[]): ChosenFile[] {
  const next = [...list];
  for (const file of files) if (!next.some((there) => isSame(there.file, file))) next.push(chosen(file));
  return next;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Another file in a file's place; it stays of the kind that was chosen there. */
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

/** Why files cannot go, as far as their content tells: they are not what they are called, or not given any more. */
export async function refusalsByContent(list: readonly ChosenFile[]): Promise<Map<number, string>> {
  const refusals = new Map<number, string>();
  await Promise.all(
    list.map(async ({ id, file }) => {
      try {
        const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
        if (mediaTypeOfContent(start) === null) refusals.set(id, DOCUMENT_MESSAGES.wrongType);
      } catch {
        // Moved, changed or taken away since it was chosen: its row says so.
        refusals.set(id, DOCUMENT_MESSAGES.unreadable);
      }
    }),
  );
  return refusals;
}

/** The kinds of which no file goes while some stay behind. */
export function kindsLost(list: readonly ChosenFile[]): DocumentKind[] {
  const going = new Set(sendable(list).map(({ kind }) => kind));
  const behind = new Set(leftOut(list).map(({ file }) => file.kind));
  return DOCUMENT_KINDS.filter((kind) => behind.has(kind) && !going.has(kind));
}

/**
 * How far each file is, from 0 to 1: they are sent one behind the other.
 * @param share of all that is sent, from 0 to 1
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
