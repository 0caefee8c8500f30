// The server's holds follow the plan: what is entered, changed, given up, lapsed, taken by others, or sent.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isHeld } from '../../features/scheduling/holds.ts';
import { exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { draftHolds } from './hold-sync.ts';
import { journeyDraft } from './journey-draft.ts';
import { type HoldServer, serveHolds } from './testing/hold-server.ts';

const hanari = exhibitor(1, 'Hanari Skin Lab');
const seri = exhibitor(2, 'Seri Kenanga');
const HANARI_11 = { exhibitorId: 1, day: 1, hour: 11 };
const SERI_14 = { exhibitorId: 2, day: 1, hour: 14 };
const SERI_15 = { exhibitorId: 2, day: 1, hour: 15 };

let server: HoldServer;
let draft: ReturnType<typeof journeyDraft>;
let holds: ReturnType<typeof draftHolds>;

beforeEach(() => {
  localStorage.clear();
  server = serveHolds();
  draft = journeyDraft('business', { registration: 'businessRegistration', companyInfo: 'companyInfoData' });
  draft.exhibitors.write([hanari, seri]);
  holds = draftHolds(draft, 'business');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const plan = (...meetings: Parameters<typeof draft.meetings.write>[0]) => draft.meetings.write(meetings);
/** The server knows the draft, and holds these for it. */
function known(...held: HoldServer['held']): void {
  server.token = 'known';
  server.held = held;
  draft.draftToken.write('known');
}

describe('entering', () => {
  it('asks nothing where nothing is planned and no draft is known', async () => {
    await holds.settle('enter');
    expect(server.calls).toEqual([]);
    expect(holds.now().known).toBe(true);
  });

  it('holds a plan that was made before, and keeps the token', async () => {
    plan(planned(hanari, 1, 11), planned(seri, 1, 14));
    await holds.settle('enter');
    expect(server.held).toEqual([HANARI_11, SERI_14]);
    expect(draft.draftToken.read()).toBe(server.token);
    expect(holds.isSettled()).toBe(true);
  });

  it('renews, holds what is missing, gives back what is not planned', async () => {
    known({ ...HANARI_11, exhibitorId: 7 }, SERI_14);
    plan(planned(hanari, 1, 11), planned(seri, 1, 14));
    await holds.settle('enter');
    expect(server.calls).toEqual(['POST /api/holds/renew', 'DELETE /api/holds/7', 'POST /api/holds 1/1/11']);
    expect(holds.isSettled()).toBe(true);
  });

  it('takes out what others have by now, and names it', async () => {
    server.others.add('2/1/14');
    plan(planned(hanari, 1, 11), planned(seri, 1, 14));
    await holds.settle('enter');
    expect(draft.meetings.read()).toEqual([planned(hanari, 1, 11)]);
    expect(draft.lost.read()).toEqual({
      slots: [{ exhibitor: 'Seri Kenanga', boothNumber: 'A-2', day: 1, time: '2.00pm-3.00pm' }],
      keptCount: 1,
      unheld: true,
    });
  });

  it('goes back to the planned hour where an answer was lost on the way', async () => {
    known(SERI_15);
    plan(planned(seri, 1, 14));
    await holds.settle('look');
    expect(server.calls).toEqual(['POST /api/holds/renew', 'POST /api/holds 2/1/14']);
    expect(server.held).toEqual([SERI_14]);
  });

  it('without an answer loses nothing, and enters when one comes', async () => {
    plan(planned(hanari, 1, 11));
    server.isAway = true;
    await holds.settle('enter');
    expect(holds.now()).toMatchObject({ known: true, renewalFails: true, held: [] });
    expect(draft.meetings.read()).toHaveLength(1);
    server.isAway = false;
    await holds.settle('look');
    expect(server.held).toEqual([HANARI_11]);
    expect(holds.now().renewalFails).toBe(false);
  });
});

describe('looking', () => {
  it('leaves a hold that lapsed to the visitor', async () => {
    known(HANARI_11);
    plan(planned(hanari, 1, 11), planned(seri, 1, 14));
    await holds.settle('look');
    expect(server.calls).toEqual(['POST /api/holds/renew']);
    expect(isHeld(holds.now(), SERI_14)).toBe(false);
    expect(draft.meetings.read()).toHaveLength(2);
  });

  it('gives back the hour of a company that is selected no more', async () => {
    known(HANARI_11, SERI_14);
    plan(planned(hanari, 1, 11), planned(seri, 1, 14));
    await holds.settle('enter');
    draft.exhibitors.write([hanari]);
    expect(holds.isSettled()).toBe(false);
    await holds.settle('look');
    expect(server.held).toEqual([HANARI_11]);
  });

  it('without an answer lets go of what has lapsed by the answer that there was', async () => {
    known(HANARI_11);
    plan(planned(hanari, 1, 11));
    server.secondsLeft = 0;
    await holds.settle('enter');
    server.isAway = true;
    await holds.settle('look');
    expect(holds.now()).toMatchObject({ held: [], renewalFails: true });
  });

  it('knows from the answer which hold no renewal makes longer', async () => {
    known(HANARI_11);
    plan(planned(hanari, 1, 11));
    await holds.settle('look');
    expect(holds.now().held[0]?.isLast).toBe(false);
    server.secondsLeft = 90;
    server.renewableSeconds = 90;
    await holds.settle('look');
    expect(holds.now().held[0]?.isLast).toBe(true);
  });
});

describe('holding', () => {
  it('moves in one call, and the plan changes before any other call', async () => {
    known(SERI_14);
    plan(planned(seri, 1, 14));
    await holds.settle('enter');
    server.calls.length = 0;
    const held = holds.hold(SERI_15, () => plan(planned(seri, 1, 15)));
    expect(holds.now().claiming).toEqual([SERI_15]);
    await Promise.all([held, holds.settle('look')]);
    expect(server.calls).toEqual(['POST /api/holds 2/1/15', 'POST /api/holds/renew']);
    expect(server.held).toEqual([SERI_15]);
    expect(holds.now().claiming).toEqual([]);
  });

  it('refused changes nothing', async () => {
    known(SERI_14);
    plan(planned(seri, 1, 14));
    await holds.settle('enter');
    server.others.add('2/1/15');
    const onHeld = vi.fn();
    await expect(holds.hold(SERI_15, onHeld)).rejects.toMatchObject({ code: 'meeting.slot-taken' });
    expect(onHeld).not.toHaveBeenCalled();
    expect(holds.isSettled()).toBe(true);
    expect(holds.now().claiming).toEqual([]);
  });

  it('is told to the other tabs of the draft', async () => {
    const other = draftHolds(draft, 'business');
    const leave = [holds.subscribe(() => {}), other.subscribe(() => {})];
    await holds.hold(SERI_14, () => plan(planned(seri, 1, 14)));
    await vi.waitFor(() => expect(isHeld(other.now(), SERI_14)).toBe(true));
    expect(other.now().claiming).toEqual([]);
    for (const stop of leave) stop();
  });
});

describe('an exhibitor that the edition has no more', () => {
  beforeEach(() => {
    draft.edition.write(1);
    server.gone.add(2);
  });

  it('pressed by hand has the choices compared with the lists again', async () => {
    const onHeld = vi.fn();
    await expect(holds.hold(SERI_14, onHeld)).rejects.toMatchObject({ code: 'resource.not-found' });
    expect(onHeld).not.toHaveBeenCalled();
    expect(draft.edition.read()).toBeNull();
  });

  it('met on entering has them compared too', async () => {
    plan(planned(hanari, 1, 11), planned(seri, 1, 14));
    await holds.settle('enter');
    expect(server.held).toEqual([HANARI_11]);
    expect(draft.edition.read()).toBeNull();
  });

  it('is told from an hour that another has: that one says nothing of the lists', async () => {
    server.others.add('1/1/11');
    await expect(holds.hold(HANARI_11, () => {})).rejects.toMatchObject({ code: 'meeting.slot-taken' });
    plan(planned(hanari, 1, 11));
    await holds.settle('enter');
    expect(draft.edition.read()).toBe(1);
  });
});

describe('a submission whose answer never came', () => {
  it('leaves the plan as it was sent: the holds may be meetings by now', async () => {
    plan(planned(hanari, 1, 11));
    draft.draftToken.write('sent');
    draft.unansweredToken.write('sent');
    server.others.add('1/1/11');
    await holds.settle('enter');
    expect(server.calls).toEqual(['POST /api/holds/renew']);
    expect(draft.meetings.read()).toHaveLength(1);
    expect(holds.now().known).toBe(false);
  });

  it('goes on as before where the server still knows the draft', async () => {
    known(HANARI_11);
    draft.unansweredToken.write('known');
    plan(planned(hanari, 1, 11));
    await holds.settle('enter');
    expect(holds.now().known).toBe(true);
    expect(holds.isSettled()).toBe(true);
  });
});
