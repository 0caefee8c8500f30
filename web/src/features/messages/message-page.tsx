// One message to a group: its recipients, words and time, beside what each person receives.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { can } from '@visavis/domain/identity/grants';
import { type Language, languageAmong } from '@visavis/domain/language/languages';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/text.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { useEditionLanguages } from '../../queries/use-edition-languages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMessage } from './api.ts';
import { type AudienceParts, AudienceSection } from './components/audience-section.tsx';
import { PreviewPanel } from './components/preview-panel.tsx';
import { SendBar } from './components/send-bar.tsx';
import { StandingSection } from './components/standing-section.tsx';
import { WordsSection } from './components/words-section.tsx';
import styles from './message-page.module.css';
import { useDraft } from './use-draft.ts';

export function MessagePage({ parts }: { parts: AudienceParts }) {
  const text = useText();
  const id = Number(useParams().id);
  const { data, error, refetch } = useMessage(id);
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <div className={styles.page}>
      <PageHead
        title={text('messages.title')}
        aside={
          <LinkButton variant="secondary" icon={<History aria-hidden />} to={DASHBOARD_PATHS.messages}>
            {text('messages.earlier')}
          </LinkButton>
        }
      />
      {data ? (
        <Known key={`${data.id} ${data.state}`} message={data} parts={parts} />
      ) : error ? (
        <LoadFailure again={isUnknown ? null : refetch}>
          {text(isUnknown ? 'messages.notFound' : 'messages.loadFailed')}
        </LoadFailure>
      ) : (
        <div aria-busy="true" className={styles.waiting}>
          <Skeleton height="14rem" />
          <Skeleton height="24rem" />
        </div>
      )}
    </div>
  );
}

interface KnownProps {
  message: GroupMessage;
  parts: AudienceParts;
}

/** The selected language: the first that has words, until another is chosen. */
function useShownLanguage(words: GroupMessage['words']) {
  const own = useLanguage();
  const languages = useEditionLanguages();
  const [chosen, setLanguage] = useState<Language | null>(null);
  const written = languages.find((one) => words[one] !== undefined);
  return { language: chosen ?? written ?? languageAmong(own, languages), onLanguage: setLanguage };
}

function Known({ message, parts }: KnownProps) {
  const text = useText();
  const role = useRole();
  const shown = useShownLanguage(message.words);
  return message.state === 'draft' && can(role, 'email.send') ? (
    <DraftEditor message={message} parts={parts} />
  ) : (
    <div className={styles.columns}>
      <div className={styles.steps}>
        {message.emptiedAt !== null && message.state !== 'draft' && (
          <Banner kind="info">{text('messages.emptiedBefore')}</Banner>
        )}
        <StandingSection message={message} />
        <AudienceSection message={message} parts={parts} draft={null} />
        <WordsSection message={message} draft={null} {...shown} />
      </div>
      <PreviewPanel key={shown.language} message={message} language={shown.language} isSaved />
    </div>
  );
}

function DraftEditor({ message, parts }: KnownProps) {
  const text = useText();
  const instants = useInstants();
  const draft = useDraft(message);
  const shown = useShownLanguage(draft.values.words);
  const { failure, isStale, isDirty, isSaving } = draft;
  return (
    <>
      <p className={styles.lead} role="status">
        {isSaving
          ? text('messages.saving')
          : isDirty
            ? text('messages.notSaved')
            : text('messages.savedAt', { time: instants.clock(message.changedAt) })}
      </p>
      {message.missedAt !== null && (
        <Banner kind="error">{text('messages.missed', { when: instants.instant(message.missedAt) })}</Banner>
      )}
      {message.emptiedAt !== null && <Banner kind="error">{text('messages.emptied')}</Banner>}
      {(failure !== null || isStale) && (
        <Banner
          kind="error"
          action={
            isStale && (
              <>
                <Button variant="text" onClick={draft.takeTheirs}>
                  {text('messages.lookAgain')}
                </Button>
                <Button variant="text" onClick={draft.keepMine}>
                  {text('messages.keepMine')}
                </Button>
              </>
            )
          }
        >
          {isStale ? text('messages.changedElsewhere') : failure}
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.steps}>
          <AudienceSection message={message} parts={parts} draft={draft} />
          <WordsSection message={message} draft={draft} {...shown} />
          <SendBar message={message} draft={draft} />
        </div>
        <PreviewPanel key={shown.language} message={message} language={shown.language} isSaved={!isDirty} />
      </div>
      {isDirty && <LeaveQuestion changes={[text('messages.message')]} />}
    </>
  );
}
