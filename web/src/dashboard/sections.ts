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
  /** Comma-separated terms by which Find finds it, besides its name. */
  contents?: TextId;
  /** The count of its open work, and the text that words it. */
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
  { work, contents }: Pick<Section, 'work' | 'contents'> = {},
): Section => ({ path, name, icon, permission, ...(work && { work }), ...(contents && { contents }) });

const BUSINESS_MATCHING = section(
  DASHBOARD_PATHS.businessMatching,
  'dashboard.businessMatching',
  CalendarCheck,
  'registration.read',
  { work: { of: 'registrations', words: 'dashboard.toDecide' }, contents: 'find.contents.businessMatching' },
);
const HOSTED_BUYER_PROGRAM = section(
  DASHBOARD_PATHS.hostedBuyerProgram,
  'dashboard.hostedBuyerProgram',
  Building,
  'hosted-buyer.read',
  { work: { of: 'applications', words: 'dashboard.toDecide' }, contents: 'find.contents.hostedBuyerProgram' },
);

/** Shown as two tabs on a narrow screen. */
export const PROGRAMMES: readonly Section[] = [BUSINESS_MATCHING, HOSTED_BUYER_PROGRAM];

const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    name: 'dashboard.groupWork',
    sections: [
      section(DASHBOARD_PATHS.overview, 'dashboard.overview', LayoutDashboard, 'overview.read', {
        contents: 'find.contents.overview',
      }),
      BUSINESS_MATCHING,
      HOSTED_BUYER_PROGRAM,
      section(DASHBOARD_PATHS.bookings, 'dashboard.bookings', BedDouble, 'booking.read', {
        contents: 'find.contents.bookings',
      }),
    ],
  },
  {
    name: 'dashboard.groupExhibitors',
    sections: [
      section(DASHBOARD_PATHS.exhibitors, 'dashboard.exhibitors', Store, 'exhibitor.read-schedule', {
        contents: 'find.contents.exhibitors',
      }),
      section(DASHBOARD_PATHS.categories, 'dashboard.categories', FolderTree, 'category.read', {
        contents: 'find.contents.categories',
      }),
      section(DASHBOARD_PATHS.import, 'dashboard.import', FileUp, 'import.read', {
        contents: 'find.contents.import',
      }),
    ],
  },
  {
    name: 'dashboard.groupShowDay',
    sections: [
      section(DASHBOARD_PATHS.showDay, 'dashboard.showDay', ScanLine, 'attendance.read', {
        contents: 'find.contents.showDay',
      }),
      section(DASHBOARD_PATHS.desk, 'dashboard.desk', QrCode, 'desk.work', {
        contents: 'find.contents.desk',
      }),
      section(DASHBOARD_PATHS.attendance, 'dashboard.attendance', UserCheck, 'attendance.read', {
        contents: 'find.contents.attendance',
      }),
    ],
  },
  {
    name: 'dashboard.groupMoney',
    sections: [
      section(DASHBOARD_PATHS.refunds, 'dashboard.refunds', HandCoins, 'refund.read', {
        work: { of: 'refunds', words: 'dashboard.refundsDue' },
        contents: 'find.contents.refunds',
      }),
    ],
  },
  {
    name: 'dashboard.groupMessages',
    sections: [
      section(DASHBOARD_PATHS.emails, 'dashboard.emails', Mails, 'email.read', {
        work: { of: 'emails', words: 'dashboard.emailsFailed' },
        contents: 'find.contents.emails',
      }),
      section(DASHBOARD_PATHS.messages, 'dashboard.messages', PenLine, 'email.read', {
        contents: 'find.contents.messages',
      }),
      section(DASHBOARD_PATHS.failedAddresses, 'dashboard.failedAddresses', MailX, 'email.read', {
        work: { of: 'addresses', words: 'dashboard.addressesFailed' },
        contents: 'find.contents.failedAddresses',
      }),
    ],
  },
  {
    name: 'dashboard.groupSettings',
    sections: [
      section(DASHBOARD_PATHS.readiness, 'dashboard.readiness', ListChecks, 'connection.test', {
        contents: 'find.contents.readiness',
      }),
      section(DASHBOARD_PATHS.edition, 'dashboard.edition', SlidersHorizontal, 'edition.read', {
        contents: 'find.contents.edition',
      }),
      section(DASHBOARD_PATHS.words, 'dashboard.words', Languages, 'words.read', {
        contents: 'find.contents.words',
      }),
      section(DASHBOARD_PATHS.staff, 'dashboard.staff', Users, 'staff.manage', {
        contents: 'find.contents.staff',
      }),
      section(DASHBOARD_PATHS.audit, 'dashboard.audit', ScrollText, 'audit.read', {
        contents: 'find.contents.audit',
      }),
      section(DASHBOARD_PATHS.account, 'dashboard.account', CircleUser, 'account.manage', {
        contents: 'find.contents.account',
      }),
    ],
  },
];

const SECTIONS = SECTION_GROUPS.flatMap(({ sections }) => sections);

/** The groups with only the sections that pass; empty groups are left out. */
export function groupsWith(passes: (section: Section) => boolean): SectionGroup[] {
  return SECTION_GROUPS.map(({ name, sections }) => ({ name, sections: sections.filter(passes) })).filter(
    ({ sections }) => sections.length > 0,
  );
}

/**
 * The section of an address; the bare dashboard is Business Matching, a single email belongs to Emails, and a person to
 * the programme that the reference begins with.
 */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.replace(/\/$/, '');
  if (path === DASHBOARD_PATHS.home) return BUSINESS_MATCHING;
  if (path.startsWith(`${PERSON_PATH}/`))
    return /^HB/i.test(path.slice(PERSON_PATH.length + 1)) ? HOSTED_BUYER_PROGRAM : BUSINESS_MATCHING;
  return SECTIONS.find((one) => path === one.path || path.startsWith(`${one.path}/`));
}
