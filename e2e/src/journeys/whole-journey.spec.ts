// A visitor registers, chooses eight exhibitors and an hour with each, and no other visitor can book those hours.
import { exampleRegistration } from '@visavis/domain/profile/example';
import { mainly, openPage } from '../fixtures/browser.ts';
import { partsWithExhibitors, storeParts } from '../fixtures/draft-parts.ts';
import { PROFILE_IN_SQL } from '../fixtures/profile-in-sql.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { ThankYouPage } from '../pages/thank-you-page.ts';

const server = useSharedServer();

interface StoredMeeting {
  exhibitor: string;
  day: number;
  minute: number;
  status: number;
}

const WEEKDAYS = ['Tuesday', 'Wednesday', 'Thursday', 'Friday'];
/** The accessible name of an hour in the grid of the 2026 edition. */
function slotName({ day, minute }: StoredMeeting): string {
  const clock = (at: number) => `${at > 720 ? at / 60 - 12 : at / 60}.00${at < 720 ? 'am' : 'pm'}`;
  return `${WEEKDAYS[day - 1]} 0${day + 1} June, ${clock(minute)}-${clock(minute + 60)}`;
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('eight meetings are booked, stored, and unavailable to others', async () => {
      const email = `amira.${width}@kenari.example`;
      const { page } = await openPage(server().url, width);

      const contact = new ContactPage(page, width);
      await page.goto('/');
      await contact.press(page.getByRole('link', { name: /Business Matching|Start registration/ }).first());
      await expect(contact.name).toBeVisible();
      await contact.fill({ email });
      await contact.goOn();
      const company = new CompanyPage(page, width);
      await company.fill();
      await company.goOn();
      const interest = new InterestPage(page, width);
      await interest.choose();
      await interest.goOn();
      const matching = new MatchingPage(page, width);
      await expect(matching.showing(5, 100)).toBeVisible();
      const companies = await matching.selectFree(8);
      await matching.goOn();
      const schedule = new SchedulePage(page, width);
      await expect(schedule.submit).toHaveAttribute('aria-disabled', 'true');
      await schedule.bookAll(8);
      await schedule.send();

      const thankYou = new ThankYouPage(page, width);
      await expect(thankYou.success(8)).toBeVisible();
      await expect(thankYou.heading).toHaveText('Thank You');
      await expect.poll(() => thankYou.meetings.count()).toBe(8);
      const reference = (await thankYou.reference.textContent())?.replace('Your reference is ', '');
      expect(reference).toMatch(/^BM-/);

      const [registration] = await server().query<{ id: number; profile: object }>(
        `select registration.id, ${PROFILE_IN_SQL} as profile from registration
       join visitor on visitor.id = visitor_id join company on company.id = registration.company_id
       where folded_email = $1 and programme = 'business' and reference = $2`,
        [email, reference],
      );
      expect(registration?.profile).toEqual(exampleRegistration({ email }));
      const interests = await server().query<{ name: string }>(
        `select s.name from registration_interest i join sub_category s on s.id = i.sub_category_id
       where i.registration_id = $1 order by s.name`,
        [registration?.id],
      );
      expect(interests.map(({ name }) => name)).toEqual([
        'Barrier creams',
        'Lip colour',
        'Scalp care',
        'Serums and ampoules',
      ]);
      const meetings = await server().query<StoredMeeting>(
        `select e.company_name as exhibitor, m.day, m.minute, m.status
       from meeting m join exhibitor e on e.id = m.exhibitor_id where m.registration_id = $1`,
        [registration?.id],
      );
      expect(meetings.map(({ exhibitor }) => exhibitor).sort()).toEqual([...companies].sort());
      expect(meetings.every(({ status }) => status === 2)).toBe(true);
      const shown = await thankYou.meetings.allTextContents();
      for (const meeting of meetings) {
        const time = slotName(meeting).split(', ')[1] ?? '';
        const line = shown.find((text) => text.includes(meeting.exhibitor));
        expect(line).toContain(time);
        expect(line).toContain(`${meeting.day + 1} June 2026`);
      }

      const other = await openPage(server().url, width);
      await storeParts(
        other.page,
        await partsWithExhibitors(
          other.page,
          ['Serums and ampoules', 'Barrier creams', 'Lip colour', 'Scalp care'],
          companies,
        ),
      );
      const othersSchedule = new SchedulePage(other.page, width);
      await othersSchedule.open();
      for (const meeting of meetings) {
        if (width === 'phone') await othersSchedule.company.selectOption({ label: meeting.exhibitor });
        else {
          await othersSchedule.company.click();
          await other.page.getByRole('option', { name: meeting.exhibitor, exact: true }).click();
        }
        await expect(othersSchedule.gridOf(meeting.exhibitor)).toBeVisible();
        await expect(othersSchedule.slot(slotName(meeting))).toHaveAttribute(
          'aria-label',
          `${slotName(meeting)}, Unavailable`,
        );
      }
    });
  });
