// Simulated visitors who choose as people do: look, pick a free slot, confirm, sometimes change their mind, and submit.
import type { Held } from '@visavis/contract/hold/endpoints';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { LostSlot } from '@visavis/domain/meeting/schema';
import { suggestSchedule } from '@visavis/domain/meeting/suggestion';
import type { Random } from '@visavis/tools/demo-edition/random.ts';
import type { Clients } from './clients.ts';
import { meetingOf, submissionOf } from './submission.ts';

export interface Company {
  id: number;
  name: string;
  booth: string;
}

export interface Fair {
  clients: Clients;
  companies: readonly Company[];
  days: readonly number[];
  hours: readonly number[];
  /** How many companies a visitor wants to meet. */
  wanted: number;
  random: Random;
}

interface Slot {
  day: number;
  minute: number;
}

interface Planned extends Slot {
  company: Company;
}

export interface Visit {
  /** Meetings booked; 0 when the visitor left with nothing. */
  meetings: number;
  /** Slots that were taken between looking and confirming. */
  pickedAgain: number;
}

/** The share of confirmed slots that are reconsidered: moved, or given up for another company. */
const SECOND_THOUGHTS = 0.1;
/** How often a company without a fitting slot is replaced before the visitor settles for fewer. */
const PATIENCE = 25;
/** How often a visitor without holds submits before giving up. */
const TRIES_TO_SUBMIT = 3;

const sameSlot = (a: Slot, b: Slot): boolean => a.day === b.day && a.minute === b.minute;

class Visitor {
  protected readonly fair: Fair;
  protected token: string | undefined;
  protected plan: Planned[] = [];
  pickedAgain = 0;

  constructor(fair: Fair) {
    this.fair = fair;
  }

  protected pick<T>(items: readonly T[]): T | undefined {
    return items.length > 0 ? this.fair.random.pick(items) : undefined;
  }

  /** Companies that are not fully booked and not chosen yet. */
  protected async openCompanies(): Promise<Company[]> {
    const { body } = await this.fair.clients.call<{ freeHours: [number, number][] }>(
      'GET',
      '/api/free-hours',
    );
    const free = new Map(body.freeHours);
    return this.fair.companies.filter(
      ({ id }) => (free.get(id) ?? 0) > 0 && !this.plan.some(({ company }) => company.id === id),
    );
  }

  /** The free slots of companies, as the grid shows them. */
  protected async look(companies: readonly Company[]): Promise<Map<number, Slot[]>> {
    const { body } = await this.fair.clients.call<{
      data: { unavailable_slots: Record<string, { day: number; time: string; exhibitorId: number }[]> };
    }>('GET', `/api/unavailable-slots?exhibitors=${companies.map(({ id }) => id).join(',')}`, {
      token: this.token,
    });
    const taken = Object.values(body.data.unavailable_slots).flat();
    const grid = this.fair.days.flatMap((day) => this.fair.hours.map((minute) => ({ day, minute })));
    return new Map(
      companies.map(({ id }) => [
        id,
        grid.filter(
          (slot) =>
            !taken.some(
              ({ exhibitorId, day, time }) =>
                exhibitorId === id && day === slot.day && parseSlotTime(time) === slot.minute,
            ),
        ),
      ]),
    );
  }

  protected fitting(slots: readonly Slot[]): Slot[] {
    return slots.filter((slot) => !this.plan.some((planned) => sameSlot(planned, slot)));
  }

  protected put(company: Company, slot: Slot): void {
    this.plan = [...this.plan.filter((planned) => planned.company.id !== company.id), { company, ...slot }];
  }

  protected async send() {
    return this.fair.clients.call<{ lost?: LostSlot[] }>('POST', '/api/visitor/register', {
      token: this.token,
      body: submissionOf(
        this.plan.map(({ company, day, minute }) => meetingOf(company.name, company.booth, day, minute)),
      ),
    });
  }
}

class HoldingVisitor extends Visitor {
  async visit(): Promise<Visit> {
    let patience = PATIENCE;
    while (this.plan.length < this.fair.wanted && patience > 0) {
      const company = this.pick(await this.openCompanies());
      if (!company) break;
      if (!(await this.findHour(company))) patience -= 1;
      else if (this.fair.random.chance(SECOND_THOUGHTS)) await this.thinkAgain();
    }
    if (this.plan.length === 0) return { meetings: 0, pickedAgain: this.pickedAgain };
    const { status } = await this.send();
    return { meetings: status === 201 ? this.plan.length : 0, pickedAgain: this.pickedAgain };
  }

  /** Confirms a free slot of the company; if all of them clash, makes room as the page suggests. */
  private async findHour(company: Company): Promise<boolean> {
    for (;;) {
      const free = (await this.look([company])).get(company.id) ?? [];
      if (free.length === 0) return false;
      const slot = this.pick(this.fitting(free));
      if (!slot) return this.makeRoom(company, free);
      if (await this.confirm(company, slot)) return true;
      this.pickedAgain += 1;
    }
  }

  private async confirm(company: Company, slot: Slot): Promise<boolean> {
    const { status, body } = await this.fair.clients.call<Held>('POST', '/api/holds', {
      token: this.token,
      body: { exhibitorId: company.id, ...slot },
    });
    if (status !== 201) return false;
    this.token = body.draftToken;
    this.put(company, slot);
    return true;
  }

  private async makeRoom(company: Company, free: readonly Slot[]): Promise<boolean> {
    const others = await this.look(this.plan.map((planned) => planned.company));
    const { unplaced } = suggestSchedule({
      days: this.fair.days,
      hours: this.fair.hours,
      companies: [{ exhibitorId: company.id, free }],
      confirmed: this.plan.map(({ company: { id }, day, minute }) => ({
        exhibitorId: id,
        day,
        minute,
        free: others.get(id) ?? [],
      })),
    });
    const remedy = unplaced[0]?.remedy;
    if (!remedy) return false;
    for (const { exhibitorId, to } of remedy.moves) {
      const moved = this.fair.companies.find(({ id }) => id === exhibitorId);
      if (!moved || !(await this.confirm(moved, to))) return false;
    }
    return this.confirm(company, remedy.place);
  }

  /** Moves the last meeting, or drops its company. */
  private async thinkAgain(): Promise<void> {
    const last = this.plan.at(-1);
    if (!last) return;
    if (this.fair.random.chance(0.5)) {
      const slot = this.pick(this.fitting((await this.look([last.company])).get(last.company.id) ?? []));
      if (slot) await this.confirm(last.company, slot);
      return;
    }
    await this.fair.clients.call('DELETE', `/api/holds/${last.company.id}`, { token: this.token });
    this.plan = this.plan.slice(0, -1);
  }
}

/** Looks at the same grid without holding anything, and learns only at submission what was taken. */
class BlindVisitor extends Visitor {
  async visit(): Promise<Visit> {
    await this.choose();
    for (let tries = 0; tries < TRIES_TO_SUBMIT && this.plan.length > 0; tries += 1) {
      const { status, body } = await this.send();
      if (status === 201) return { meetings: this.plan.length, pickedAgain: this.pickedAgain };
      const lost = body.lost ?? [];
      this.pickedAgain += lost.length;
      this.plan = this.plan.filter(
        ({ company }) => !lost.some(({ boothNumber }) => boothNumber === company.booth),
      );
      await this.choose();
    }
    return { meetings: 0, pickedAgain: this.pickedAgain };
  }

  private async choose(): Promise<void> {
    let patience = PATIENCE;
    while (this.plan.length < this.fair.wanted && patience > 0) {
      const company = this.pick(await this.openCompanies());
      if (!company) break;
      const slot = this.pick(this.fitting((await this.look([company])).get(company.id) ?? []));
      if (slot) this.put(company, slot);
      else patience -= 1;
    }
  }
}

/**
 * Runs visitors, some at a time, until all are done.
 * @param atOnce how many choose concurrently
 */
export async function letVisitorsChoose(
  fair: Fair,
  options: { visitors: number; atOnce: number; withHolds: boolean },
): Promise<Visit[]> {
  const visits: Visit[] = [];
  let left = options.visitors;
  const runVisitors = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      visits.push(await (options.withHolds ? new HoldingVisitor(fair) : new BlindVisitor(fair)).visit());
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, runVisitors));
  return visits;
}
