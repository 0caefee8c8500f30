// A test setup for organisers' decisions: a small edition with six makers, three organisers, and registrations.

import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { exampleRegistration, inSteps } from '@visavis/domain/profile/example';
import type { CompanyInfo, VisitorProfile } from '@visavis/domain/profile/fields';
import type { AppDependencies } from '../app.ts';
import { logInAs } from './organisers.ts';
import { createMakers, createSmallEdition, type SmallEdition } from './small-edition.ts';
import { meetingOf, type Submission, submissionOf } from './submission.ts';
import { createTestApp, type TestApp } from './test-app.ts';

type Headers = { authorization: string };

type Filled = VisitorProfile & CompanyInfo;

export interface ReviewStand {
  test: TestApp;
  edition: SmallEdition;
  /** Ids of 'Maker 1' ... 'Maker 6'. */
  makers: number[];
  viewer: Headers;
  editor: Headers;
  admin: Headers;
  /** Registers somebody for these makers, days and hours; returns the row of the dashboard. */
  register(
    wishes: [maker: number, day: number, minute: number][],
    changes?: Partial<Submission['registration']>,
  ): Promise<MeetingGroup>;
  group(id: number): Promise<MeetingGroup>;
  put(meetingId: number, body: unknown, headers?: Headers): ReturnType<TestApp['call']>;
  close(): Promise<void>;
}

const MAKERS = 6;

/** The request of the edit form for a schedule with changes. */
export function editOf(schedule: MeetingGroup['schedules'][number], changes: object = {}): object {
  const { boothNumber, date, day, dayOfWeek, exhibitor, time, status, version } = schedule;
  return {
    booth_number: boothNumber,
    date,
    day,
    day_of_week: dayOfWeek,
    exhibitor,
    time,
    status,
    version,
    ...changes,
  };
}

export async function openReview(overrides: Partial<AppDependencies> = {}): Promise<ReviewStand> {
  const test = await createTestApp(overrides);
  const edition = await createSmallEdition(test.db);
  const makers = await createMakers(test.db, edition.editionId, MAKERS);
  const editor = await logInAs(test.db, 'editor');
  const group: ReviewStand['group'] = async (id) => (await test.get(`/api/meetings/${id}`, editor)).json();
  return {
    test,
    edition,
    makers,
    viewer: await logInAs(test.db, 'viewer'),
    editor,
    admin: await logInAs(test.db, 'admin'),
    register: async (wishes, changes = {}) => {
      const meetings = wishes.map(([maker, day, minute]) =>
        meetingOf(`Maker ${maker}`, `M-${maker}`, day, minute),
      );
      const submission = submissionOf(meetings, changes);
      submission.companyInfo = inSteps({
        ...exampleRegistration(),
        ...submission.registration,
      } as Filled).company;
      const answer = await test.post('/api/visitor/register', submission);
      if (answer.statusCode !== 201) throw new Error(`the registration was refused: ${answer.body}`);
      return group(answer.json().registration_id);
    },
    group,
    put: (meetingId, body, headers = editor) => test.put(`/api/meetings/${meetingId}`, body, headers),
    close: () => test.close(),
  };
}
