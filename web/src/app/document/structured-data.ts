// Describes a page's subject in schema.org terms: the exhibition as an event, an exhibitor as an organisation.
import { EXHIBITIONS_PATH } from '@visavis/contract/page-path';
import { nameIn } from '@visavis/domain/category/names';
import type { SiteContent } from '@visavis/domain/content/schema';
import type { DirectoryDetail } from '@visavis/domain/directory/schema';
import type { Edition } from '@visavis/domain/edition/schema';
import { instantOf, localTime, offsetAt } from '@visavis/domain/edition/time-zone';
import type { Language } from '@visavis/domain/language/languages';

const CONTEXT = 'https://schema.org';

interface Around {
  publicUrl: string;
  /** Address of the edition's picture; empty without one. */
  image: string;
  description: string;
}

export function eventData(
  edition: Edition,
  place: SiteContent['place'] | undefined,
  { publicUrl, image, description }: Around,
): object {
  const { name, days, hours, slotMinutes, timeZone, contacts } = edition;
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  const [firstHour, lastHour] = [hours[0], hours.at(-1)];
  return {
    '@context': CONTEXT,
    '@type': 'ExhibitionEvent',
    name,
    description,
    url: `${publicUrl}/`,
    ...(image !== '' && { image: [image] }),
    ...(firstDay && firstHour && { startDate: instant(firstDay.date, firstHour.minute, timeZone) }),
    ...(lastDay && lastHour && { endDate: instant(lastDay.date, lastHour.minute + slotMinutes, timeZone) }),
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    ...(place && {
      location: {
        '@type': 'Place',
        name: place.name,
        address: {
          '@type': 'PostalAddress',
          streetAddress: place.address.join(', '),
          addressLocality: place.city,
          addressCountry: place.country,
        },
      },
    }),
    organizer: {
      '@type': 'Organization',
      name,
      url: `${publicUrl}/`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(contacts.email && { email: contacts.email }),
        ...(contacts.whatsapp && { telephone: contacts.whatsapp }),
      },
    },
  };
}

/** @param date YYYY-MM-DD at the fair @returns such as '2026-06-02T11:00:00+08:00' */
function instant(date: string, minute: number, zone: string): string {
  const at = instantOf(date, minute, zone);
  const offset = offsetAt(at, zone);
  const clock = new Date(Math.abs(offset) * 60_000).toISOString().slice(11, 16);
  return new Date(localTime(at, zone)).toISOString().replace(/\.\d+Z$/, `${offset < 0 ? '-' : '+'}${clock}`);
}

/** @param names of the pages above it in the breadcrumb */
export function exhibitorData(
  exhibitor: DirectoryDetail,
  names: { home: string; exhibitions: string },
  { publicUrl, description, language }: Pick<Around, 'publicUrl' | 'description'> & { language: Language },
): object[] {
  const {
    id,
    company_name: name,
    region_country: country,
    logo,
    subCategories,
    subCategoryNames,
  } = exhibitor;
  const url = `${publicUrl}${EXHIBITIONS_PATH}/${id}`;
  const way = [
    { name: names.home, item: `${publicUrl}/` },
    { name: names.exhibitions, item: `${publicUrl}${EXHIBITIONS_PATH}` },
    { name, item: url },
  ];
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name,
      description,
      url,
      ...(logo && { logo: new URL(logo, publicUrl).href }),
      ...(country && { address: { '@type': 'PostalAddress', addressCountry: country } }),
      ...(subCategories.length > 0 && {
        knowsAbout: subCategories.map((sub) =>
          nameIn({ name: sub, names: subCategoryNames?.[sub] }, language),
        ),
      }),
    },
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
