// The last page of a hosted buyer: the current state of the meetings, the stay and the deposit.

import type { FinalMeetings } from '@visavis/contract/hosted-meetings/endpoints';
import { HOME_PATH, HOSTED_PATHS, MY_SCHEDULE_PATH } from '@visavis/contract/page-path';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal, useHostedMeetings } from '../../features/final-meetings/api.ts';
import { BuyerFacts } from '../../features/final-meetings/buyer-facts.tsx';
import { MeetingMark } from '../../features/final-meetings/meeting-mark.tsx';
import { ThankYouPage } from '../../features/scheduling/thank-you-page.tsx';
import { sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { InEdition } from '../../shell/in-edition.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { Redirect } from '../../shell/redirect.tsx';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Journey } from '../../ui/journey.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { BuyerLink } from '../draft/hosted-draft.ts';
import { useBuyerLink } from './buyer-link.ts';
import styles from './hosted-page.module.css';
import { UnknownLink } from './step-gate.tsx';

export function FinalMeetingsRoute() {
  const text = useText();
  const link = useBuyerLink();
  if (link === null)
    return (
      <Failed>
        <Banner kind="error">{text('hosted.finalNoBuyer')}</Banner>
      </Failed>
    );
  return <Asked link={link} />;
}

function Asked({ link }: { link: BuyerLink }) {
  const text = useText();
  const { data, error, refetch } = useHostedMeetings(link);
  if (isRefusal(error) && error.status === 404) return <UnknownLink />;
  // Paid, but nothing chosen yet: there are no meetings to show.
  if (data?.isChoosing) return <Redirect to={HOSTED_PATHS.interest} />;
  if (data)
    return (
      <InEdition id={data.edition}>
        {error && (
          <div className={styles.notice}>
            <LoadFailure again={refetch}>{text('hosted.finalLastKnown')}</LoadFailure>
          </div>
        )}
        <Meetings meetings={data} link={link} />
      </InEdition>
    );
  if (!error)
    return (
      <Journey wide title={text('hosted.finalTitle')}>
        <PageWaiting />
      </Journey>
    );
  const sentence = sentenceOf(text, error, text('hosted.finalFailed'));
  return (
    <Failed>
      {isRefusal(error) ? (
        <Banner kind="error" action={<GoOn />}>
          {sentence}
        </Banner>
      ) : (
        <LoadFailure again={refetch}>{sentence}</LoadFailure>
      )}
    </Failed>
  );
}

/** The link to the buyer's open step. */
function GoOn() {
  const text = useText();
  return (
    <LinkButton variant="text" to={HOSTED_PATHS.booking}>
      {text('hosted.finalGoOn')}
    </LinkButton>
  );
}

function Failed({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <Journey wide title={text('hosted.finalFailedTitle')}>
      {children}
      <div className={styles.home}>
        <LinkButton to={HOME_PATH}>{text('app.backToHome')}</LinkButton>
      </div>
    </Journey>
  );
}

function Meetings({ meetings, link }: { meetings: FinalMeetings; link: BuyerLink }) {
  const text = useText();
  const navigate = useNavigate();
  const isOver = ({ status }: FinalMeetings['meetings'][number]) => status === MEETING_STATUS.rejected;
  const live = meetings.meetings.filter((meeting) => !isOver(meeting));
  const isDecided = live.every(({ status }) => status === MEETING_STATUS.approved);
  return (
    <ThankYouPage
      meetings={meetings.meetings.map((meeting) => ({
        ...meeting,
        company: meeting.exhibitor,
        mark: <MeetingMark meeting={meeting} />,
        hasEnded: isOver(meeting),
      }))}
      lead={
        meetings.meetings.length === 0
          ? text('hosted.finalNoMeetings')
          : text(isDecided ? 'hosted.finalDecided' : 'hosted.finalLead', {
              count: live.length,
              total: meetings.meetings.length,
            })
      }
      facts={
        <>
          <BuyerFacts meetings={meetings} />
          {meetings.meetings.length > 0 && (
            <p className={styles.change}>
              <LinkButton variant="text" to={`${MY_SCHEDULE_PATH}?key=${encodeURIComponent(link.key)}`}>
                {text('hosted.finalChange')}
              </LinkButton>
            </p>
          )}
        </>
      }
      none={<EmptyState icon={<CalendarDays aria-hidden />} title={text('hosted.finalNoMeetings')} />}
      onHome={() => navigate(HOME_PATH)}
    />
  );
}
