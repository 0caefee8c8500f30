// Creates the draft of a message to a group, and opens it.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { createGroupMessage } from '@visavis/contract/group-message/calls';
import { type Audience, SELECTION_LIMIT } from '@visavis/contract/group-message/message';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver, sentenceOf } from '../i18n/refusal.ts';
import { useText } from '../i18n/text.ts';
import { call } from '../lib/api-client.ts';

export function useNewMessage() {
  const text = useText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const create = async (audience: Audience) => {
    if (isBusy) return;
    if ('ids' in audience && audience.ids.length > SELECTION_LIMIT) {
      setFailure(text('messages.tooMany', { most: SELECTION_LIMIT }));
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const { id } = await call(createGroupMessage, { body: { audience } });
      await navigate(`${DASHBOARD_PATHS.messages}/${id}`);
    } catch (error) {
      if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('messages.createFailed')));
    } finally {
      setBusy(false);
    }
  };
  return { create, isBusy, failure };
}
