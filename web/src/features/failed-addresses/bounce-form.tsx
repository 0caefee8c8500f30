// Enters a bounce: from its file, or by hand.
import { addFailedAddress, readBounce } from '@visavis/contract/failed-address/calls';
import { EMAIL_LIMIT } from '@visavis/domain/profile/shapes';
import { Plus, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { call } from '../../lib/api-client.ts';
import { callWithFile } from '../../lib/file-call.ts';
import { useAction } from '../../queries/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(NOTHING);
  const enter = useAction({
    act: ({ send }: { how: 'file' | 'hand'; send: () => Promise<Entered> }) => send(),
    failed: text('messages.failed.notEntered'),
    hasFields: true,
    done: (_, { how }) => {
      if (how === 'hand') setTyped(NOTHING);
      onEntered();
    },
  });
  const { faults, came: result } = enter;
  const enterFile = (chosen: File | undefined) => {
    if (!chosen) return;
    const file = new File([chosen], chosen.name, { type: 'application/octet-stream' });
    void enter.run({ how: 'file', send: () => callWithFile(readBounce, {}, file) });
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <div className={styles.enter}>
      <Section id="bounce" title={text('messages.failed.enter')}>
        <Failure of={enter} />
        <div className={styles.ways}>
          <input
            ref={input}
            type="file"
            accept=".eml,message/rfc822"
            hidden
            onChange={({ target }) => enterFile(target.files?.[0])}
          />
          <Button
            variant="secondary"
            icon={<Upload aria-hidden />}
            busy={enter.busyWith?.how === 'file'}
            busyText={text('messages.failed.uploading')}
            onClick={() => input.current?.click()}
          >
            {text('messages.failed.upload')}
          </Button>
          <form
            noValidate
            className={styles.hand}
            onSubmit={(event) => {
              event.preventDefault();
              void enter.run({ how: 'hand', send: () => call(addFailedAddress, { body: typed }) });
            }}
          >
            <TextField
              label={text('messages.failed.address')}
              type="email"
              maxLength={EMAIL_LIMIT}
              value={typed.address}
              error={faults.address}
              onChange={({ target }) => setTyped({ ...typed, address: target.value })}
            />
            <TextField
              label={text('messages.failed.why')}
              maxLength={500}
              value={typed.reason}
              error={faults.reason}
              onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
            />
            <Button
              type="submit"
              variant="secondary"
              icon={<Plus aria-hidden />}
              busy={enter.busyWith?.how === 'hand'}
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
