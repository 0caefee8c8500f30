// Downloads the meetings as a calendar file, with the sentence for a failure.
import { getMyCalendar } from '@visavis/contract/my-schedule/calls';
import { useState } from 'react';
import { serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { callFile, saveFile } from '../../lib/file-call.ts';

/** @param failedSentence where the server gave no reason */
export function useCalendar(scheduleKey: string, failedSentence: string) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function download(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      saveFile(await callFile(getMyCalendar, { key: scheduleKey }));
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
      setFailure((isRefusal && serverSentence(text, error)) || failedSentence);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, download };
}
