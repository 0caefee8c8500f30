// Parses phone numbers by the same rules as the server; the numbering plans are loaded on first use.
import { ADDED_MESSAGES } from '@visavis/domain/message/form-messages';
import { digitsOnly } from '@visavis/domain/text/normalise';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import type { PhoneReading } from '../../ui/use-phone-entry.ts';

async function plans(): ReturnType<PhoneReading['plans']> {
  const { readPhone } = await import('@visavis/domain/phone/number');
  return {
    read: (text, chosen) => {
      const reading = readPhone(text, chosen);
      return reading.kind === 'number' ? reading : reading.kind;
    },
  };
}

export function usePhoneReading(): PhoneReading {
  const text = useText();
  return useMemo(
    () => ({ digits: digitsOnly, plans, unknownCode: text.rule(ADDED_MESSAGES.phoneCodeUnknown) }),
    [text],
  );
}
