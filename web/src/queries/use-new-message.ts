// Creates the draft of a message to a group, and opens it.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { createGroupMessage } from '@visavis/contract/group-message/calls';
import { type Audience, SELECTION_LIMIT } from '@visavis/contract/group-message/message';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/text.ts';
import { call } from '../lib/api-client.ts';
import { Hindrance, useAction } from './use-action.ts';

export function useNewMessage() {
  const text = useText();
  const navigate = useNavigate();
  return useAction({
    act: async (audience: Audience) => {
      if ('ids' in audience && audience.ids.length > SELECTION_LIMIT)
        throw new Hindrance(text('messages.tooMany', { most: SELECTION_LIMIT }));
      return call(createGroupMessage, { body: { audience } });
    },
    failed: text('messages.createFailed'),
    done: ({ id }) => navigate(`${DASHBOARD_PATHS.messages}/${id}`),
  });
}
