// Opens a visitor's own schedule against a stubbed server.
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { beforeEach, vi } from 'vitest';
import { renderRouter } from '../../../lib/testing/render-in.tsx';
import type { HourChoice } from '../hour-choice.ts';
import { MySchedulePage } from '../my-schedule-page.tsx';
import { demoSchedule } from './schedule-fixture.ts';

export const ADDRESS = '/business/my-schedule?key=secret';

interface Answer {
  status?: number;
  body: unknown;
}

/** The current responses of the stubbed server. */
export const answers: { schedule: Answer; change: Answer | 'nothing'; calendar: Answer } = {
  schedule: { body: null },
  change: 'nothing',
  calendar: { body: null },
};
/** What it has received. */
export const requests: { method: string; path: string; key: string | null; body: unknown }[] = [];

export const refusal = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { error: 'Refused.', message: 'Refused.', code, requestId: '1', ...more },
});

/** For every test of a file that opens the page. */
export function stubServer(): void {
  beforeEach(() => {
    answers.schedule = { body: demoSchedule() };
    answers.change = 'nothing';
    answers.calendar = { body: 'BEGIN:VCALENDAR' };
    requests.length = 0;
    vi.stubGlobal('EventSource', undefined);
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const key = new Headers(init.headers).get('authorization');
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      requests.push({ method: init.method ?? 'GET', path, key, body });
      const isChange = init.method === 'POST';
      const answer = isChange
        ? answers.change
        : path.endsWith('/calendar')
          ? answers.calendar
          : answers.schedule;
      if (answer === 'nothing') throw new TypeError('no network');
      if (isChange && answer.status === undefined) answers.schedule = answer;
      return new Response(JSON.stringify(answer.body), {
        status: answer.status ?? 200,
        headers: { 'content-disposition': 'attachment; filename="schedule.ics"' },
      });
    });
  });
}

/** Stands in for the scheduler's grid: one button that confirms Thursday, 5 pm. */
function Grid({ choice }: { choice: HourChoice }) {
  const confirm = () => choice.onConfirm({ day: 4, minute: 1020 }).catch(() => {});
  return (
    <>
      <h1>{choice.title}</h1>
      <p>{choice.lead}</p>
      <button type="button" onClick={() => void confirm()}>
        Thursday, 5 pm
      </button>
      <button type="button" onClick={choice.onBack}>
        {choice.backLabel}
      </button>
    </>
  );
}

export async function open(address = ADDRESS) {
  const chosen = vi.fn<(choice: HourChoice) => void>();
  const page = (
    <MySchedulePage
      unknownLink={<p>This link is unknown</p>}
      hourPage={(choice) => {
        chosen(choice);
        return <Grid choice={choice} />;
      }}
      ofEdition={(_id, opened) => opened}
    />
  );
  const router = createMemoryRouter([{ path: '/business/my-schedule', element: page }], {
    initialEntries: [address],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderRouter(router, client);
  return { ...view, router, chosen, user: userEvent.setup() };
}

export const row = async (company: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: company });
  const item = heading.closest('li');
  if (!item) throw new Error('the heading is not inside a list item');
  return within(item);
};
