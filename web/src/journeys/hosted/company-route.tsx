// Step 2 of an application: the company and its documents, bound to the draft and submitted from here.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import { checkProfile } from '@visavis/domain/registration/check';
import { useEffect, useRef, useState } from 'react';
import { CompanyStep } from '../../features/profile/company-step.tsx';
import {
  type ChosenFile,
  kindsLost,
  leftOut,
  refusalsByContent,
  sendable,
  withRefusals,
} from '../../features/profile/documents/chosen-files.ts';
import { DocumentsBlock } from '../../features/profile/documents/documents-block.tsx';
import { LeftOutDialog } from '../../features/profile/documents/left-out-dialog.tsx';
import { useText } from '../../i18n/text.ts';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { useFairOver } from '../../lib/fair-over.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { LegalNote, PrivacyPointer } from '../../shell/legal-note.tsx';
import { Redirect } from '../../shell/redirect.tsx';
import { Banner } from '../../ui/banner.tsx';
import stackStyles from '../../ui/stack.module.css';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import { useRefusedFields } from '../business/refused-fields.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { ClosedPage } from '../steps/closed-page.tsx';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import styles from './application.module.css';
import { ApplicationProgress } from './application-progress.tsx';
import { chosenFiles } from './chosen-files.ts';
import { sortRefusal, submitApplication } from './submit-application.ts';
import { useSentApplication } from './use-sent-application.ts';
// Loaded up front: a connection lost after the submission must not hide that it was received.
import './thank-you-route.tsx';

export function HostedCompanyRoute() {
  const isOver = useFairOver();
  // Checks once, when the page is opened: a page in use is not replaced.
  const [isOpen] = useState(() => checkProfile(hostedDraft.form.read()).ok);
  if (isOver) return <ClosedPage />;
  return isOpen ? <Company /> : <Redirect to={HOSTED_PATHS.contact} />;
}

interface Failure {
  sentence: string;
  /** Counts failures, so that the same sentence takes the focus again. */
  at: number;
}

function Company() {
  const text = useText();
  const amounts = useAmounts();
  const navigate = useStepNavigation();
  useSentApplication();
  const { data: edition } = useEdition();
  const refusedBefore = useRefusedFields();
  const [wasRestored] = useState(() => Object.keys(hostedDraft.companyInfo.read()).length > 0);
  const [files, setFiles] = useStoredValue(chosenFiles);
  const [filesError, setFilesError] = useState<string>();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isSending = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) banner.current?.focus();
  }, [failure]);

  const missing = () => {
    const none = sendable(chosenFiles.read()).length === 0;
    setFilesError(none ? DOCUMENT_MESSAGES.required : undefined);
    return none;
  };

  /** @param without true once the applicant has seen what is left out and confirmed */
  const submit = async ({ without = false } = {}) => {
    if (isSending.current) return;
    setIsAsking(false);
    setFailure(null);
    setFields({});
    if (missing()) {
      input.current?.focus();
      return;
    }
    if (!without && leftOut(chosenFiles.read()).length > 0) {
      setIsAsking(true);
      return;
    }
    isSending.current = true;
    setShare(0);
    try {
      await send();
    } finally {
      isSending.current = false;
      setShare(null);
    }
  };

  const send = async () => {
    const lost = await refusalsByContent(sendable(chosenFiles.read()));
    if (lost.size > 0) {
      setFiles((current) => withRefusals(current, lost));
      if (missing()) input.current?.focus();
      else setIsAsking(true);
      return;
    }
    const sent = sendable(chosenFiles.read());
    try {
      const received = await submitApplication(sent, setShare);
      // Replaces the form in the history: Back must not lead to a cleared draft.
      await navigate(HOSTED_PATHS.thankYou, { replace: true, state: received });
    } catch (error) {
      refuse(error, sent);
    }
  };

  const refuse = (error: unknown, sent: readonly ChosenFile[]) => {
    console.error('The application was not taken.', error);
    const refusal = sortRefusal(text, error, sent);
    setFiles((current) => withRefusals(current, refusal.files));
    setFilesError(refusal.documents);
    setFields(refusal.company);
    if (Object.keys(refusal.contact).length > 0) {
      void navigate(HOSTED_PATHS.contact, {
        state: { fieldErrors: { ...refusal.contact, ...refusal.company } },
      });
      return;
    }
    if (Object.keys(refusal.company).length > 0) return;
    const [ofFile] = refusal.files.values();
    const sentence =
      refusal.sentence ??
      (ofFile || refusal.documents ? text('hosted.applyFilesRefused') : text('hosted.applyFailed'));
    setFailure((before) => ({ sentence: text.rule(sentence), at: (before?.at ?? 0) + 1 }));
  };

  const hosted = edition?.hosted;
  return (
    <CompanyStep
      title={text('hosted.applyTitle')}
      lead={text('hosted.applyCompanyLead')}
      stored={hostedDraft.form}
      stepper={<ApplicationProgress current={2} />}
      onBack={() => void navigate(HOSTED_PATHS.contact)}
      onInvalid={missing}
      onNext={() => void submit()}
      fieldErrors={fields ?? refusedBefore.fieldErrors ?? {}}
      submit={{
        label: text('hosted.applySubmit'),
        busyText: text('hosted.applySubmitting'),
        busy: share !== null,
      }}
      footnote={
        <>
          {hosted && (
            <p className={styles.small}>
              {text(hosted.deposit === 0 ? 'hosted.applyTermsFree' : 'hosted.applyTerms', {
                days: hosted.meetingsADay,
                total: hosted.programmeMeetings,
                programs: hosted.stagePrograms,
                amount: amounts.amount(hosted.deposit, hosted.currency),
              })}
            </p>
          )}
          <LegalNote of="apply" />
        </>
      }
    >
      <DocumentsBlock
        files={files}
        onChange={(change) => {
          setFilesError(undefined);
          setFiles(change);
        }}
        error={filesError && text.rule(filesError)}
        share={share}
        wasRestored={wasRestored}
        keptDays={hosted?.documentsKeptDays ?? null}
        privacy={<PrivacyPointer />}
        inputRef={input}
      />
      {isAsking && (
        <LeftOutDialog
          files={files}
          missing={kindsLost(files)}
          onSend={() => void submit({ without: true })}
          onBack={() => setIsAsking(false)}
        />
      )}
      {failure && (
        <div className={stackStyles.above6}>
          <Banner kind="error" ref={banner}>
            {failure.sentence}
          </Banner>
        </div>
      )}
    </CompanyStep>
  );
}
