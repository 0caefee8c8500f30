// Leaves the demo edition: after one confirmation, closes it and opens the empty draft of the organiser's own fair.
import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { beginOwnEdition } from '@visavis/contract/edition/settings-calls';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { EMAIL_INVALID } from '@visavis/domain/message/form-messages';
import { EMAIL_SHAPE } from '@visavis/domain/profile/shapes';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './contacts-section.module.css';
import { Section } from './section.tsx';

export function BeginOwn({ edition: { id, version } }: { edition: StoredEdition }) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const [contactEmail, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const formId = useId();
  const nameError = name.trim() === '' ? text('edition.beginNameMissing') : undefined;
  const emailError = EMAIL_SHAPE.test(contactEmail.trim()) ? undefined : text.rule(EMAIL_INVALID);

  const begin = useAction({
    act: () => call(beginOwnEdition, { params: { id }, body: { version, name, contactEmail } }),
    failed: text('edition.notDone'),
    atOnce: () => setAsking(false),
    done: async (draft) => {
      void client.invalidateQueries();
      toast(text('edition.begun'));
      await navigate(`${DASHBOARD_PATHS.edition}/${draft.id}`);
    },
    refused: () => void client.invalidateQueries({ queryKey: ['editions'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameError === undefined && emailError === undefined) void begin.run();
  };

  return (
    <Section id="begin-own" title={text('edition.beginTitle')}>
      <p>{text('edition.beginLead')}</p>
      <Failure of={begin} />
      <Button block variant="secondary" busy={begin.isBusy} onClick={() => setAsking(true)}>
        {text('edition.begin')}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={text('edition.beginQuestion')}
          answer={{ words: text('edition.begin'), isDangerous: true, form: formId }}
          onCancel={() => setAsking(false)}
        >
          <p>{text('edition.beginWhat')}</p>
          <form id={formId} noValidate className={styles.fields} onSubmit={submit}>
            <TextField
              label={text('edition.name')}
              value={name}
              maxLength={120}
              error={isTried ? nameError : undefined}
              onChange={({ target }) => setName(target.value)}
            />
            <TextField
              label={text('edition.contactEmail')}
              type="email"
              value={contactEmail}
              error={isTried ? emailError : undefined}
              onChange={({ target }) => setEmail(target.value)}
            />
          </form>
        </QuestionDialog>
      )}
    </Section>
  );
}
