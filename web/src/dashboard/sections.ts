// The dashboard's sections by group, in menu order, and the permission each requires.
import { DASHBOARD_PATHS, PERSON_PATH } from '@visavis/contract/dashboard-path';
import type { OpenWork } from '@visavis/contract/work/endpoints';
import type { Permission } from '@visavis/domain/identity/grants';
import {
  BedDouble,
  Building,
  CalendarCheck,
  CircleUser,
  FileUp,
  FolderTree,
  HandCoins,
  Languages,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mails,
  MailX,
  PenLine,
  QrCode,
  ScanLine,
  ScrollText,
  SlidersHorizontal,
  Store,
  UserCheck,
  Users,
} from 'lucide-react';
import type { TextId } from '../i18n/text.ts';

export interface Section {
  path: string;
  name: TextId;
  icon: LucideIcon;
  /** The permission that a role needs to see it. */
  permission: Permission;
  /** Its open work, and the words for a number of it. */
  work?: { of: keyof OpenWork; words: TextId };
}

export interface SectionGroup {
  name: TextId;
  sections: readonly Section[];
}

const section = (
  path: string,
  name: TextId,
  icon: LucideIcon,
  permission: Permission,
  work?: Section['work'],
): Section => ({ path, name, icon, permission, ...(work && { work }) });

const BUSINESS_MATCHING = section(
  DASHBOARD_PATHS.businessMatching,
  'dashboard.businessMatching',
  CalendarCheck,
  'registration.read',
  { of: 'registrations', words: 'dashboard.toDecide' },
);
const HOSTED_BUYER_PROGRAM = section(
  DASHBOARD_PATHS.hostedBuyerProgram,
  'dashboard.hostedBuyerProgram',
  Building,
  'application.read',
  { of: 'applications', words: 'dashboard.toDecide' },
);

/** Shown as two tabs on a narrow screen. */
export const PROGRAMMES: readonly Section[] = [BUSINESS_MATCHING, HOSTED_BUYER_PROGRAM];

const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    name: 'dashboard.groupWork',
    sections: [
      section(DASHBOARD_PATHS.overview, 'dashboard.overview', LayoutDashboard, 'overview.read'),
      BUSINESS_MATCHING,
      HOSTED_BUYER_PROGRAM,
      section(DASHBOARD_PATHS.bookings, 'dashboard.bookings', BedDouble, 'booking.read'),
    ],
  },
  {
    name: 'dashboard.groupExhibitors',
    sections: [
      section(DASHBOARD_PATHS.exhibitors, 'dashboard.exhibitors', Store, 'exhibitor.read-schedule'),
      section(DASHBOARD_PATHS.categories, 'dashboard.categories', FolderTree, 'category.read'),
      section(DASHBOARD_PATHS.import, 'dashboard.import', FileUp, 'import.read'),
    ],
  },
  {
    name: 'dashboard.groupShowDay',
    sections: [
      section(DASHBOARD_PATHS.showDay, 'dashboard.showDay', ScanLine, 'attendance.read'),
      section(DASHBOARD_PATHS.desk, 'dashboard.desk', QrCode, 'desk.work'),
      section(DASHBOARD_PATHS.attendance, 'dashboard.attendance', UserCheck, 'attendance.read'),
    ],
  },
  {
    name: 'dashboard.groupMoney',
    sections: [
      section(DASHBOARD_PATHS.refunds, 'dashboard.refunds', HandCoins, 'refund.read', {
        of: 'refunds',
        words: 'dashboard.refundsDue',
      }),
    ],
  },
  {
    name: 'dashboard.groupMessages',
    sections: [
      section(DASHBOARD_PATHS.emails, 'dashboard.emails', Mails, 'email.read', {
        of: 'emails',
        words: 'dashboard.emailsFailed',
      }),
      section(DASHBOARD_PATHS.messages, 'dashboard.messages', PenLine, 'email.read'),
      section(DASHBOARD_PATHS.failedAddresses, 'dashboard.failedAddresses', MailX, 'email.read', {
        of: 'addresses',
        words: 'dashboard.addressesFailed',
      }),
    ],
  },
  {
    name: 'dashboard.groupSettings',
    sections: [
      section(DASHBOARD_PATHS.readiness, 'dashboard.readiness', ListChecks, 'connection.test'),
      section(DASHBOARD_PATHS.edition, 'dashboard.edition', SlidersHorizontal, 'edition.read'),
      section(DASHBOARD_PATHS.words, 'dashboard.words', Languages, 'words.read'),
      section(DASHBOARD_PATHS.staff, 'dashboard.staff', Users, 'staff.manage'),
      section(DASHBOARD_PATHS.audit, 'dashboard.audit', ScrollText, 'audit.read'),
      section(DASHBOARD_PATHS.account, 'dashboard.account', CircleUser, 'account.manage'),
    ],
  },
];

const SECTIONS = SECTION_GROUPS.flatMap(({ sections }) => sections);

/** Sections whose pages show at once what other organisers change. */
const FOLLOWED: readonly string[] = [
  DASHBOARD_PATHS.exhibitors,
  DASHBOARD_PATHS.categories,
  DASHBOARD_PATHS.import,
  DASHBOARD_PATHS.readiness,
  DASHBOARD_PATHS.edition,
  DASHBOARD_PATHS.words,
];
export const isFollowed = (section: Section | null | undefined): boolean =>
  section !== null && section !== undefined && FOLLOWED.includes(section.path);

/** The groups with the sections that pass; a group without any is left out. */
export function groupsWith(passes: (section: Section) => boolean): SectionGroup[] {
  return SECTION_GROUPS.map(({ name, sections }) => ({ name, sections: sections.filter(passes) })).filter(
    ({ sections }) => sections.length > 0,
  );
}

/**
 * The section of an address; the bare dashboard is Business Matching, a single email belongs to Emails, and a person to
 * the programme that begins the reference.
 */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.replace(/\/$/, '');
  if (path === DASHBOARD_PATHS.home) return BUSINESS_MATCHING;
  if (path.startsWith(`${PERSON_PATH}/`))
    return /^HB/i.test(path.slice(PERSON_PATH.length + 1)) ? HOSTED_BUYER_PROGRAM : BUSINESS_MATCHING;
  return SECTIONS.find((one) => path === one.path || path.startsWith(`${one.path}/`));
}
