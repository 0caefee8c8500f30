// A small button that copies a text and says whether it did.
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

interface CopyButtonProps {
  content: string;
  /** Accessible name. */
  label: string;
  copied: string;
  failed: string;
}

export function CopyButton({ content, label, copied, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = () => {
    // The clipboard API is only available in a secure context.
    const written = navigator.clipboard?.writeText(content) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <>
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      </button>
      <span role="status" className={outcome === 'failed' ? undefined : 'visually-hidden'}>
        {outcome === 'copied' && copied}
        {outcome === 'failed' && failed}
      </span>
    </>
  );
}
