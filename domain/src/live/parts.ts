// The parts of an edition shown on organisers' pages, and which ones a change affects.
import type { AuditAction } from '../audit/actions.ts';
import { can, type Permission } from '../identity/grants.ts';
import type { OrganiserRole } from '../staff/schema.ts';

/** Each part with the permission to read it. Query keys of a part start with its name. */
const READ = {
  attendance: 'attendance.read',
  bookings: 'booking.read',
  categories: 'category.read',
  editions: 'edition.read',
  emails: 'email.read',
  exhibitors: 'exhibitor.read',
  'hosted-buyers': 'hosted-buyer.read',
  /** Free hours at exhibitors, excluding those on hold. */
  hours: 'registration.read',
  imports: 'import.read',
  messages: 'email.read',
  overview: 'overview.read',
  readiness: 'edition.read',
  refunds: 'refund.read',
  registrations: 'registration.read',
  'show-day': 'attendance.read',
  staff: 'staff.manage',
  words: 'words.read',
  work: 'work.read',
} as const satisfies Record<string, Permission>;

export type Part = keyof typeof READ;
export const PARTS = Object.keys(READ) as [Part, ...Part[]];

type NounOf<Action> = Action extends `${infer Noun}.${string}` ? Noun : never;
/** The object of an audited action: the word before the dot. */
export type Noun = NounOf<AuditAction>;

/** Parts that list people, count them, or show work about them. */
const PEOPLE = ['hosted-buyers', 'overview', 'registrations', 'work'] as const;
const MEETINGS = [...PEOPLE, 'attendance', 'exhibitors', 'hours', 'show-day'] as const;

const SHOWN_IN: Readonly<Record<Noun, readonly Part[]>> = {
  application: [...PEOPLE, 'bookings'],
  backup: PARTS,
  booking: [...PEOPLE, 'bookings', 'editions'],
  category: ['categories', 'exhibitors', 'readiness'],
  connection: ['readiness'],
  document: [...PEOPLE, 'editions'],
  // Its days, hours and rules affect everything.
  edition: PARTS,
  email: [...PEOPLE, 'emails', 'messages'],
  exhibitor: [...MEETINGS, 'readiness'],
  'failed-address': [...PEOPLE, 'emails', 'messages'],
  'group-message': ['emails', 'messages', 'overview', 'work'],
  import: [...MEETINGS, 'categories', 'imports', 'readiness'],
  mail: [...PEOPLE, 'emails', 'messages'],
  meeting: MEETINGS,
  note: PEOPLE,
  organiser: [...PEOPLE, 'staff'],
  password: ['staff'],
  payment: [...PEOPLE, 'bookings', 'refunds'],
  person: [...MEETINGS, 'bookings', 'emails', 'messages', 'refunds'],
  refund: ['refunds'],
  registration: [...MEETINGS, 'bookings'],
  reminder: ['messages'],
  room: [...PEOPLE, 'bookings', 'editions'],
  'second-factor': ['staff'],
  session: [],
  task: PEOPLE,
  wall: ['show-day'],
  words: ['readiness', 'words'],
};

/** Actions that change nothing visible on any page. */
const SILENT: ReadonlySet<AuditAction | Noun> = new Set<AuditAction>([
  'application.export',
  'booking.reveal-passports',
  'document.view',
  'edition.export',
  'email.try-link',
  'exhibitor.export',
  'exhibitor.make-link',
  'meeting.export',
  'refund.export',
  'registration.export',
]);

/** The parts affected by an audited action, or by a noun that changed without one. */
export const partsOf = (changed: AuditAction | Noun): readonly Part[] =>
  SILENT.has(changed) ? [] : SHOWN_IN[changed.split('.')[0] as Noun];

/** The part that the stream of taken and freed slots corresponds to for organisers. */
export const PART_OF_SLOTS: Part = 'hours';

export const mayRead = (role: OrganiserRole, part: Part): boolean => can(role, READ[part]);
