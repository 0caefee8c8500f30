// The server's holds follow the plan: slots that are added, changed, released, lapsed, lost to others, or submitted.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isHeld } from '../../features/scheduling/holds.ts';
import { exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { holdSync } from './hold-sync.ts';
import { journeyDraft } from './journey-draft.ts';
import { type HoldServer, serveHolds } from './testing/hold-server.ts';

const hanari = exhibitor(1, 'Hanari Skin Lab');
const seri = exhibitor(2, 'Seri Kenanga');
const HANARI_11 = { exhibitorId: 1, day: 1, minute: 660 };
const SERI_14 = { exhibitorId: 2, day: 1, minute: 840 };
const SERI_15 = { exhibitorId: 2, day: 1, minute: 900 };

let server: HoldServer;
let draft: ReturnType<typeof journeyDraft>;
let holds: ReturnType<typeof holdSync>;

beforeEach(() => {
  server = serveHolds();
  draft = journeyDraft('business', { registration: 'businessRegistration', companyInfo: 'companyInfoData' });
  draft.exhibitors.write([hanari, seri]);
  holds = holdSync(draft, 'business');
});

const plan = (...meetings: Parameters<typeof draft.meetings.write>[0]) => draft.meetings.write(meetings);
/** The server knows the draft and has these holds for it. */
function known(...held: HoldServer['held']): void {
  server.token = 'known';
  server.held = held;
  draft.draftToken.write('known');
}

describe('entering', () => {
  it('makes no call when nothing is planned and no draft is known', async () => {
    await holds.settle('enter');
    expect(server.calls).toEqual([]);
    expect(holds.now().known).toBe(true);
  });

  it('holds an existing plan and stores the token', async () => {
    plan(planned(hanari, 1, 660), planned(seri, 1, 840));
    await holds.settle('enter');
    expect(server.held).toEqual([HANARI_11, SERI_14]);
    expect(draft.draftToken.read()).toBe(server.token);
    expect(holds.isSettled()).toBe(true);
  });

  it('renews, holds what is missing, releases what is not planned', async () => {
    known({ ...HANARI_11, exhibitorId: 7 }, SERI_14);
    plan(planned(hanari, 1, 660), planned(seri, 1, 840));
    await holds.settle('enter');
    expect(server.calls).toEqual(['POST /api/holds/renew', 'DELETE /api/holds/7', 'POST /api/holds 1/1/660']);
    expect(holds.isSettled()).toBe(true);
  });

  it('holds a whole plan in one call, and what others left of it in a second', async () => {
    plan(planned(hanari, 1, 660), planned(seri, 1, 840));
    await holds.settle('enter');
    expect(server.calls).toEqual(['POST /api/holds/many 1/1/660 2/1/840']);
    server.held = [];
    server.calls.length = 0;
    server.others.add('2/1/840');
    await holds.settle('enter');
    expect(server.calls).toEqual([
      'POST /api/holds/renew',
      'POST /api/holds/many 1/1/660 2/1/840',
      'POST /api/holds 1/1/660',
    ]);
    expect(server.held).toEqual([HANARI_11]);
  });

  it('removes hours taken by others, and lists them', async () => {
    server.others.add('2/1/840');
    plan(planned(hanari, 1, 660), planned(seri, 1, 840));
    await holds.settle('enter');
    expect(draft.meetings.read()).toEqual([planned(hanari, 1, 660)]);
    expect(draft.lost.read()).toEqual({
      slots: [{ exhibitor: 'Seri Kenanga', boothNumber: 'A-2', day: 1, time: '2 pm' }],
      keptCount: 1,
      unheld: true,
    });
  });

  it('returns to the planned hour when a response was lost', async () => {
    known(SERI_15);
    plan(planned(seri, 1, 840));
    await holds.settle('look');
    expect(server.calls).toEqual(['POST /api/holds/renew', 'POST /api/holds 2/1/840']);
    expect(server.held).toEqual([SERI_14]);
  });

  it('loses nothing without a response, and enters once the server responds', async () => {
    plan(planned(hanari, 1, 660));
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

describe('checking', () => {
  it('does not hold a lapsed hour again by itself', async () => {
    known(HANARI_11);
    plan(planned(hanari, 1, 660), planned(seri, 1, 840));
    await holds.settle('look');
    expect(server.calls).toEqual(['POST /api/holds/renew']);
    expect(isHeld(holds.now(), SERI_14)).toBe(false);
    expect(draft.meetings.read()).toHaveLength(2);
  });

  it('releases the hour of a deselected company', async () => {
    known(HANARI_11, SERI_14);
    plan(planned(hanari, 1, 660), planned(seri, 1, 840));
    await holds.settle('enter');
    draft.exhibitors.write([hanari]);
    expect(holds.isSettled()).toBe(false);
    await holds.settle('look');
    expect(server.held).toEqual([HANARI_11]);
  });

  it('without a response drops holds that have lapsed since the last one', async () => {
    known(HANARI_11);
    plan(planned(hanari, 1, 660));
    server.secondsLeft = 0;
    await holds.settle('enter');
    server.isAway = true;
    await holds.settle('look');
    expect(holds.now()).toMatchObject({ held: [], renewalFails: true });
  });

  it('recognises from the response a hold that cannot be extended', async () => {
    known(HANARI_11);
    plan(planned(hanari, 1, 660));
    await holds.settle('look');
    expect(holds.now().held[0]?.isLast).toBe(false);
    server.secondsLeft = 90;
    server.renewableSeconds = 90;
    await holds.settle('look');
    expect(holds.now().held[0]?.isLast).toBe(true);
  });
});

describe('holding', () => {
  it('moves in one call, and updates the plan before any other call', async () => {
    known(SERI_14);
    plan(planned(seri, 1, 840));
    await holds.settle('enter');
    server.calls.length = 0;
    const held = holds.hold(SERI_15, () => plan(planned(seri, 1, 900)));
    expect(holds.now().claiming).toEqual([SERI_15]);
    await Promise.all([held, holds.settle('look')]);
    expect(server.calls).toEqual(['POST /api/holds 2/1/900', 'POST /api/holds/renew']);
    expect(server.held).toEqual([SERI_15]);
    expect(holds.now().claiming).toEqual([]);
  });

  it('changes nothing when rejected', async () => {
    known(SERI_14);
    plan(planned(seri, 1, 840));
    await holds.settle('enter');
    server.others.add('2/1/900');
    const onHeld = vi.fn();
    await expect(holds.hold(SERI_15, onHeld)).rejects.toMatchObject({ code: 'meeting.slot-taken' });
    expect(onHeld).not.toHaveBeenCalled();
    expect(holds.isSettled()).toBe(true);
    expect(holds.now().claiming).toEqual([]);
  });

  it('of several hours takes one call, and returns those that others have', async () => {
    const onHeld = vi.fn();
    expect(await holds.holdMany([HANARI_11, SERI_14], onHeld)).toEqual([]);
    expect(onHeld).toHaveBeenCalledExactlyOnceWith([HANARI_11, SERI_14]);
    expect(server.calls).toEqual(['POST /api/holds/many 1/1/660 2/1/840']);
    server.others.add('2/1/900');
    const later = { ...HANARI_11, minute: 720 };
    expect(await holds.holdMany([later, SERI_15], onHeld)).toEqual([SERI_15]);
    expect(onHeld).toHaveBeenLastCalledWith([later]);
    expect(server.held).toEqual([SERI_14, later]);
    expect(holds.now().claiming).toEqual([]);
  });

  it("notifies the draft's other tabs", async () => {
    const other = holdSync(draft, 'business');
    const leave = [holds.subscribe(() => {}), other.subscribe(() => {})];
    await holds.hold(SERI_14, () => plan(planned(seri, 1, 840)));
    await expect.poll(() => isHeld(other.now(), SERI_14)).toBe(true);
    expect(other.now().claiming).toEqual([]);
    for (const stop of leave) stop();
  });
});

describe('an exhibitor that the edition no longer has', () => {
  beforeEach(() => {
    draft.edition.write(1);
    server.gone.add(2);
  });

  it('makes the draft recheck its choices when one of its hours is pressed', async () => {
    const onHeld = vi.fn();
    await expect(holds.hold(SERI_14, onHeld)).rejects.toMatchObject({ code: 'resource.not-found' });
    expect(onHeld).not.toHaveBeenCalled();
    expect(draft.edition.read()).toBeNull();
  });

  it('makes the draft recheck its choices when found on entering', async () => {
    plan(planned(hanari, 1, 660), planned(seri, 1, 840));
    await holds.settle('enter');
    expect(server.held).toEqual([HANARI_11]);
    expect(draft.edition.read()).toBeNull();
  });

  it('is distinguished from a taken hour, which does not trigger a recheck', async () => {
    server.others.add('1/1/660');
    await expect(holds.hold(HANARI_11, () => {})).rejects.toMatchObject({ code: 'meeting.slot-taken' });
    plan(planned(hanari, 1, 660));
    await holds.settle('enter');
    expect(draft.edition.read()).toBe(1);
  });
});

describe('a submission without a response', () => {
  it('leaves the plan as it was sent, since the holds may be meetings by now', async () => {
    plan(planned(hanari, 1, 660));
    draft.draftToken.write('sent');
    draft.unansweredToken.write('sent');
    server.others.add('1/1/660');
    await holds.settle('enter');
    expect(server.calls).toEqual(['POST /api/holds/renew']);
    expect(draft.meetings.read()).toHaveLength(1);
    expect(holds.now().known).toBe(false);
  });

  it('continues as before when the server still knows the draft', async () => {
    known(HANARI_11);
    draft.unansweredToken.write('known');
    plan(planned(hanari, 1, 660));
    await holds.settle('enter');
    expect(holds.now().known).toBe(true);
    expect(holds.isSettled()).toBe(true);
  });
});
