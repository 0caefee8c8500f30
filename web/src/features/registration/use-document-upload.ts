// Uploads the files of a requested document.

import { handInDocument } from '@visavis/contract/document-request/calls';
import type { AskedDocument } from '@visavis/contract/document-request/endpoints';
import { documentPart } from '@visavis/contract/hosted-application/parts';
import { DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldSentences, serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { upload } from '../../lib/upload.ts';
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

const FILE_FIELD = /^documents\[(\d+)\]$/;

export function useDocumentUpload({ documentKey, onChanged, input }: HandingIn) {
  const text = useText();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [filesError, setFilesError] = useState<string>();
  const [failure, setFailure] = useState<{ sentence: string; at: number } | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [received, setReceived] = useState<AskedDocument | null>(null);
  const banner = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);

  useEffect(() => {
    if (failure) banner.current?.focus();
  }, [failure]);

  const fail = (sentence: string) => setFailure((before) => ({ sentence, at: (before?.at ?? 0) + 1 }));

  /** @param without the applicant has seen which files are left out, and sends without them */
  const submit = async ({ without = false } = {}) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsAsking(false);
    setFailure(null);
    setFilesError(undefined);
    try {
      const current = withRefusals(files, await refusalsByContent(sendable(files)));
      setFiles(current);
      if (sendable(current).length === 0) {
        setFilesError(DOCUMENT_MESSAGES.required);
        input.current?.focus();
      } else if (!without && leftOut(current).length > 0) setIsAsking(true);
      else await send(sendable(current));
    } finally {
      isSending.current = false;
      setShare(null);
    }
  };

  const send = async (sent: readonly ChosenFile[]) => {
    setShare(0);
    const form = new FormData();
    for (const [index, { file }] of sent.entries()) form.append(documentPart(index), file, file.name);
    try {
      const headers = { authorization: `Bearer ${documentKey}` };
      const { asked } = await upload(handInDocument, { form, headers, onProgress: setShare });
      setReceived(asked);
    } catch (error) {
      await refuse(error, sent);
    }
  };

  const refuse = async (error: unknown, sent: readonly ChosenFile[]) => {
    console.error('The document was not taken.', error);
    const known = error instanceof ApiError ? error : null;
    const messages = known ? fieldSentences(text, known) : {};
    const fields = Object.entries(messages);
    const refusals = new Map(
      fields.flatMap(([field, sentence]): [number, string][] => {
        const file = sent[Number(FILE_FIELD.exec(field)?.[1] ?? -1)];
        return file ? [[file.id, sentence]] : [];
      }),
    );
    setFiles((current) => withRefusals(current, refusals));
    setFilesError(messages.documents);
    if (fields.length > 0) return fail(text('hosted.applyFilesRefused'));
    // The upload may have arrived though its response was lost, or somebody was quicker: show the actual state.
    const now = await onChanged();
    if (now && now.state !== 'asked') return;
    const isOurs = known !== null && known.status >= 400 && known.status < 500;
    fail((isOurs && serverSentence(text, known)) || text('hosted.applyFailed'));
  };

  return {
    files,
    filesError,
    failure,
    share,
    isAsking,
    received,
    banner,
    submit,
    goBack: () => setIsAsking(false),
    change: (change: (files: readonly ChosenFile[]) => readonly ChosenFile[]) => {
      setFilesError(undefined);
      setFiles(change);
    },
  };
}
