// The booth number as a text field: it chooses the exhibitor at that booth, or says that there is none.
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useExhibitorOptions } from '../api.ts';
import type { ExhibitorChoice } from '../edit-values.ts';

interface BoothFieldProps {
  value: ExhibitorChoice;
  error: string | undefined;
  onChange: (exhibitor: ExhibitorChoice) => void;
}

const folded = (booth: string): string => booth.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

export function BoothField({ value, error, onChange }: BoothFieldProps) {
  const text = useText();
  const [own] = useState(value.boothNumber);
  const typed = value.boothNumber.trim();
  const isTyped = folded(typed) !== folded(own);
  const booth = useDebounced(isTyped ? typed : '');
  const { data, isPlaceholderData } = useExhibitorOptions(booth, booth !== '');
  const isAnswered = isTyped && typed === booth && !isPlaceholderData;
  const there =
    isAnswered && data
      ? data.exhibitors.filter(({ boothNumber }) => folded(boothNumber) === folded(booth))
      : null;
  const [found] = there ?? [];
  const isOne = there?.length === 1;

  const choose = useEffectEvent(() => {
    if (found) onChange({ id: found.id, name: found.name, boothNumber: found.boothNumber });
  });
  useEffect(() => {
    if (isOne) choose();
  }, [isOne]);

  const refused =
    there === null || isOne
      ? undefined
      : text(there.length === 0 ? 'review.boothOfNobody' : 'review.boothOfSeveral', { booth });
  return (
    <TextField
      label={text('review.boothNumber')}
      value={value.boothNumber}
      help={text('review.boothHelp')}
      error={refused ?? error}
      // Until an exhibitor is found for it, the server would refuse it together with this exhibitor.
      onChange={({ target }) => onChange({ ...value, boothNumber: target.value })}
      onBlur={() => {
        if (typed === '') onChange({ ...value, boothNumber: own });
      }}
    />
  );
}
