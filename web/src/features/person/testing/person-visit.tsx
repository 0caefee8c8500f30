// Opens the page of a person against a stub server.
import { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import type { Person } from '@visavis/contract/person/person';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { storeSession } from '../../../lib/stored-session.ts';
import { renderIn } from '../../../lib/testing/render-in.tsx';
import { ToastRegion } from '../../../ui/toast.tsx';
import { PersonPage, type PersonParts } from '../person-page.tsx';

interface Answer {
  status?: number;
  body: unknown;
}
type Answers = Record<string, (given: { body: unknown }) => Answer | Promise<Answer>>;

export const refusal = (status: number, code: string, sentence: string, more: object = {}): Answer => ({
  status,
  body: { error: sentence, message: sentence, code, requestId: 'r', ...more },
});

const Opened = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    {title}
  </button>
);
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const PARTS: PersonParts = {
  schedule: ({ contact }, onClose) => <Opened title={`Meetings of ${contact.name}`} onClose={onClose} />,
  applicant: ({ name }, _, onClose) => <Opened title={`Application of ${name}`} onClose={onClose} />,
  payment: ({ name }, onClose) => <Opened title={`Payment of ${name}`} onClose={onClose} />,
  sendEmail: () => <button type="button">Send Email</button>,
  addMeeting: ({ contact }) => <button type="button">Add a meeting for {contact.name}</button>,
  meetingActions: (_, { exhibitor }) => <button type="button">Decide {exhibitor}</button>,
};

/** @param person null for a person who does not exist */
export function visitPerson(
  person: Person | null,
  {
    role = 'admin',
    answers = {},
    account = 1,
    state,
  }: { role?: OrganiserRole; answers?: Answers; account?: number; state?: object | undefined } = {},
) {
  storeSession('token', { id: account, email: 'vera@visavis.example', role });
  const reference = person?.reference ?? 'BM-GONE-GONE';
  const shown = { current: person };
  const calls: { call: string; body: unknown }[] = [];
  const usual: Answers = {
    [`GET /api/people/${reference}`]: () =>
      shown.current
        ? { body: shown.current }
        : refusal(404, 'resource.not-found', 'There is no such registration.'),
    'GET /api/countries': () => ({ body: [] }),
    'GET /api/tags': () => ({ body: { tags: [{ name: 'VIP', total: 2 }] } }),
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request, request?: RequestInit) => {
    const { pathname } = new URL(String(input), 'http://visavis.example');
    const call = `${request?.method ?? 'GET'} ${pathname}`;
    const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : undefined;
    calls.push({ call, body });
    const answer =
      (await (answers[call] ?? usual[call])?.({ body })) ?? refusal(404, 'resource.not-found', call);
    // From now on, what was written is returned.
    const { person: after, ...parts } = answer.body as { person?: Person } & Partial<Person>;
    if (request?.method !== 'GET' && (answer.status ?? 200) < 300 && shown.current)
      shown.current = after ?? { ...shown.current, ...parts };
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  renderIn(
    <ToastRegion durationMs={5000}>
      <Routes>
        <Route path="/dashboard/people/:reference" element={<PersonPage parts={PARTS} />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </ToastRegion>,
    { address: { pathname: `/dashboard/people/${reference}`, state }, queries },
  );
  const made = (call: string) => calls.filter((one) => one.call === call);
  return { user: userEvent.setup(), made, shown };
}
