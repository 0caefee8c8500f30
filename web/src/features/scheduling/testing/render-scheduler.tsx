// Renders the scheduler as the application does, with external plan state and stubbed server responses.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { demoEdition } from '../../../queries/testing/schedule-fixture.ts';
import { ToastRegion } from '../../../ui/toast.tsx';
import { hourOfMeeting } from '../grid-slot.ts';
import type { LostHours } from '../lost-slots.ts';
import { SchedulePage } from '../schedule-page.tsx';
import { type FakeHolds, fakeHolds } from './fake-holds.ts';
import { FakeStream } from './fake-stream.ts';

interface Setting {
  exhibitors: Exhibitor[];
  plan?: PlannedMeeting[];
  edition?: Edition;
  /** Called for every request; throwing simulates a server that is down. */
  unavailable?: () => UnavailableSlot[] | Promise<UnavailableSlot[]>;
  onSubmit?: (plan: PlannedMeeting[]) => Promise<void>;
  address?: string;
  /** What the draft holds; the whole plan by default. */
  holds?: FakeHolds;
  alternatives?: string;
}

function answerJson(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

interface Report {
  onFixField: (firstField: string) => void;
  onBack: () => void;
  onPlan: (plan: PlannedMeeting[]) => void;
}

function Bound({ setting, report, holds }: { setting: Setting; report: Report; holds: FakeHolds }) {
  const [plan, setPlan] = useState(setting.plan ?? []);
  const [lost, setLost] = useState<LostHours | null>(null);
  useEffect(() => report.onPlan(plan), [plan, report]);
  return (
    <SchedulePage
      edition={setting.edition ?? demoEdition()}
      exhibitors={setting.exhibitors}
      plan={plan}
      onPlanChange={setPlan}
      holds={holds}
      alternativesOf={(exhibitorId) => setting.alternatives && `${setting.alternatives} ${exhibitorId}`}
      lost={lost}
      onLostChange={setLost}
      onBack={report.onBack}
      onSubmit={() => setting.onSubmit?.(plan) ?? Promise.resolve()}
      onFixField={report.onFixField}
    />
  );
}

/** @returns what a test inspects and controls: the plan, the calls, the router */
export async function renderScheduler(setting: Setting) {
  const report = { onFixField: vi.fn(), onBack: vi.fn(), onPlan: vi.fn<(plan: PlannedMeeting[]) => void>() };
  const fetchSlots = vi.fn(async () => {
    try {
      const slots = (await setting.unavailable?.()) ?? [];
      return answerJson({ success: true, data: { unavailable_slots: { any: slots } } });
    } catch {
      return answerJson({ error: 'down', message: 'down', code: 'server.unavailable', requestId: '1' }, 503);
    }
  });
  vi.stubGlobal('fetch', fetchSlots);

  vi.stubGlobal('EventSource', FakeStream);
  const holds =
    setting.holds ?? fakeHolds((setting.plan ?? []).flatMap((meeting) => hourOfMeeting(meeting) ?? []));

  const router = createMemoryRouter(
    [
      { path: '/schedule', element: <Bound setting={setting} report={report} holds={holds} /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    {
      initialEntries: [setting.address ?? '/schedule'],
    },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <ToastRegion durationMs={5000}>
        <RouterProvider router={router} />
      </ToastRegion>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const planNow = () => report.onPlan.mock.lastCall?.[0];
  return { ...view, ...report, user, router, fetchSlots, holds, planNow, client };
}
