// Parses phone numbers by the same rules as the server; the numbering plans are loaded on first use.
import { ADDED_MESSAGES } from '@visavis/domain/message/form-messages';
import { digitsOnly } from '@visavis/domain/text/normalise';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import type { PhoneReading } from '../../ui/use-phone-entry.ts';

const WRONG = {
  'unknown-code': ADDED_MESSAGES.phoneCodeUnknown,
  'digits-lost': ADDED_MESSAGES.phoneDigitsLost,
} as const;

export function usePhoneReading(): PhoneReading {
  const text = useText();
  return useMemo(
    () => ({
      digits: digitsOnly,
      plans: async () => {
        const { readPhone } = await import('@visavis/domain/phone/number');
        return {
          read: (entered, chosen) => {
            const reading = readPhone(entered, chosen);
            return reading.kind === 'number' ? reading : { wrong: text.rule(WRONG[reading.kind]) };
          },
        };
      },
    }),
    [text],
  );
}
