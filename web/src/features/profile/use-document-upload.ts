// Uploads the files of a requested document.

import { handInDocument } from '@visavis/contract/document-request/calls';
import type { AskedDocument } from '@visavis/contract/document-request/endpoints';
import { documentPart } from '@visavis/contract/hosted-application/parts';
import { DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { upload } from '../../lib/upload.ts';
import { useAction } from '../../queries/use-action.ts';
import {
  type ChosenFile,
  leftOut,
  refusalsByContent,
  sendable,
  withRefusals,
} from './documents/chosen-files.ts';

interface HandingIn {
  /** Key of the mailed link. */
  documentKey: string;
  /** Reloads the request; undefined when there is no response. */
  onChanged: () => Promise<AskedDocument | undefined>;
  /** Takes the focus when files are missing. */
  input: RefObject<HTMLInputElement | null>;
}

interface Handing {
  without: boolean;
  /** Filled with the files that are sent. */
  sent: ChosenFile[];
}

const FILE_FIELD = /^documents\[(\d+)\]$/;

export function useDocumentUpload({ documentKey, onChanged, input }: HandingIn) {
  const text = useText();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [filesError, setFilesError] = useState<string>();
  const [share, setShare] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const banner = useRef<HTMLDivElement>(null);

  const sending = useAction({
    /** Nothing is sent while files are missing, or left out unseen. */
    act: async ({ without, sent }: Handing) => {
      const current = withRefusals(files, await refusalsByContent(sendable(files)));
      setFiles(current);
      sent.push(...sendable(current));
      if (sent.length === 0) {
        setFilesError(DOCUMENT_MESSAGES.required);
        input.current?.focus();
        return null;
      }
      if (!without && leftOut(current).length > 0) {
        setIsAsking(true);
        return null;
      }
      setShare(0);
      const form = new FormData();
      for (const [index, { file }] of sent.entries()) form.append(documentPart(index), file, file.name);
      const headers = { authorization: `Bearer ${documentKey}` };
      return (await upload(handInDocument, { form, headers, onProgress: setShare })).asked;
    },
    failed: text('hosted.applyFailed'),
    isOutageHidden: true,
    atOnce: () => {
      setIsAsking(false);
      setFilesError(undefined);
    },
    refused: async ({ faults, error }, { sent }) => {
      console.error('The document was not taken.', error);
      const refusals = new Map(
        Object.entries(faults).flatMap(([field, sentence]): [number, string][] => {
          const file = sent[Number(FILE_FIELD.exec(field)?.[1] ?? -1)];
          return file ? [[file.id, sentence]] : [];
        }),
      );
      setFiles((current) => withRefusals(current, refusals));
      setFilesError(faults.documents);
      if (Object.keys(faults).length > 0) return text('hosted.applyFilesRefused');
      // The upload may have arrived though its response was lost, or somebody was quicker: show the actual state.
      const now = await onChanged();
      return now && now.state !== 'asked' ? null : undefined;
    },
    settled: () => setShare(null),
  });
  const { failure } = sending;

  useEffect(() => {
    if (failure !== null) banner.current?.focus();
  }, [failure]);

  return {
    files,
    filesError,
    failure,
    share,
    isAsking,
    received: sending.came ?? null,
    banner,
    /** @param without true once the applicant has seen which files are left out, and sends without them */
    submit: ({ without = false } = {}) => sending.run({ without, sent: [] }),
    goBack: () => setIsAsking(false),
    change: (change: (files: readonly ChosenFile[]) => readonly ChosenFile[]) => {
      setFilesError(undefined);
      setFiles(change);
    },
  };
}
