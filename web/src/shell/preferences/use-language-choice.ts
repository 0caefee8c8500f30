// Switches the language; the last choice wins, however many were passed with the arrow keys.
import type { Language } from '@visavis/domain/language/languages';
import { useRef, useState } from 'react';
import { chooseLanguage, useLanguage } from '../../i18n/language.ts';

export function useLanguageChoice() {
  const language = useLanguage();
  const [wanted, setWanted] = useState<Language | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const last = useRef<Language | null>(null);
  const turn = useRef(Promise.resolve());

  const choose = (next: Language) => {
    last.current = next;
    setWanted(next);
    setFailed(false);
    turn.current = turn.current.then(async () => {
      if (last.current !== next) return;
      const failed = await chooseLanguage(next).then(
        () => false,
        () => true,
      );
      if (last.current !== next) return;
      setFailed(failed);
      setWanted(null);
    });
  };

  return { language: wanted ?? language, hasFailed, choose };
}
