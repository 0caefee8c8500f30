// The way out of the demo edition: asks once, closes it, and leads to the empty draft of the organiser's own fair.
import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { beginOwnEdition } from '@visavis/contract/edition/settings-calls';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Section } from './section.tsx';

export function BeginOwn({ edition: { id, version } }: { edition: StoredEdition }) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function begin(): Promise<void> {
    setAsking(false);
    setFailure(null);
    setBusy(true);
    try {
      const draft = await call(beginOwnEdition, { params: { id }, body: { version } });
      void client.invalidateQueries();
      toast(text('edition.begun'));
      await navigate(`${DASHBOARD_PATHS.edition}/${draft.id}`);
    } catch (error) {
      void client.invalidateQueries({ queryKey: ['editions'] });
      if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('edition.notDone')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section id="begin-own" title={text('edition.beginTitle')}>
      <p>{text('edition.beginLead')}</p>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      <Button block variant="secondary" busy={isBusy} onClick={() => setAsking(true)}>
        {text('edition.begin')}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={text('edition.beginQuestion')}
          answer={{ words: text('edition.begin'), isDangerous: true, onPress: () => void begin() }}
          onCancel={() => setAsking(false)}
        >
          <p>{text('edition.beginWhat')}</p>
        </QuestionDialog>
      )}
    </Section>
  );
}
