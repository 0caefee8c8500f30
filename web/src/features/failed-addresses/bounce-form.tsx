// Enters a bounce: from its file, or by hand.
import { addFailedAddress, readBounce } from '@visavis/contract/failed-address/calls';
import { EMAIL_LIMIT } from '@visavis/domain/profile/shapes';
import { Plus, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { fieldSentences, isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { callWithFile } from '../../lib/file-call.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './failed-addresses-page.module.css';

interface Entered {
  entered: string[];
  unknown: string[];
}

const NOTHING = { address: '', reason: '' };

export function BounceForm({ onEntered }: { onEntered: () => void }) {
  const text = useText();
  const dates = useDates();
  const file = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(NOTHING);
  const [busy, setBusy] = useState<'file' | 'hand' | null>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<Entered | null>(null);

  const enter = async (how: 'file' | 'hand', send: () => Promise<Entered>) => {
    if (busy !== null) return;
    setBusy(how);
    setErrors({});
    setFailure(null);
    setResult(null);
    try {
      setResult(await send());
      if (how === 'hand') setTyped(NOTHING);
      onEntered();
    } catch (error) {
      if (isSessionOver(error)) return;
      const fields = error instanceof ApiError ? fieldSentences(text, error) : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0)
        setFailure(sentenceOf(text, error, text('messages.failed.notEntered')));
    } finally {
      setBusy(null);
    }
  };
  const enterFile = (chosen: File | undefined) => {
    if (!chosen) return;
    void enter('file', () =>
      callWithFile(readBounce, {}, new File([chosen], chosen.name, { type: 'application/octet-stream' })),
    );
    // The same file can be chosen again.
    if (file.current) file.current.value = '';
  };
  return (
    <div className={styles.enter}>
      <Section id="bounce" title={text('messages.failed.enter')}>
        {failure !== null && <Banner kind="error">{failure}</Banner>}
        <div className={styles.ways}>
          <input
            ref={file}
            type="file"
            accept=".eml,message/rfc822"
            hidden
            onChange={({ target }) => enterFile(target.files?.[0])}
          />
          <Button
            variant="secondary"
            icon={<Upload aria-hidden />}
            busy={busy === 'file'}
            busyText={text('messages.failed.uploading')}
            onClick={() => file.current?.click()}
          >
            {text('messages.failed.upload')}
          </Button>
          <form
            noValidate
            className={styles.hand}
            onSubmit={(event) => {
              event.preventDefault();
              void enter('hand', () => call(addFailedAddress, { body: typed }));
            }}
          >
            <TextField
              label={text('messages.failed.address')}
              type="email"
              maxLength={EMAIL_LIMIT}
              value={typed.address}
              error={errors.address}
              onChange={({ target }) => setTyped({ ...typed, address: target.value })}
            />
            <TextField
              label={text('messages.failed.why')}
              maxLength={500}
              value={typed.reason}
              error={errors.reason}
              onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
            />
            <Button
              type="submit"
              variant="secondary"
              icon={<Plus aria-hidden />}
              busy={busy === 'hand'}
              busyText={text('messages.failed.adding')}
            >
              {text('messages.failed.add')}
            </Button>
          </form>
        </div>
        <div role="status">
          {result && result.entered.length > 0 && (
            <p>{text('messages.failed.entered', { addresses: dates.series(result.entered) })}</p>
          )}
          {result && result.unknown.length > 0 && (
            <p>{text('messages.failed.unknown', { addresses: dates.series(result.unknown) })}</p>
          )}
        </div>
      </Section>
    </div>
  );
}
