// Copies an edition into a draft of the following year, without meetings, holds and blocked hours.
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Part of a picture's address that nobody guesses. */
const RANDOM_REVISION = sql`2 + floor(random() * 999999997)::int`;
/** The status of claims that keep a place free of meetings. */
export const ABSENT = sql.lit(5);

/** @returns the id of the draft */
export async function copyEdition(transaction: Transaction<Database>, from: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into edition (name, year, is_demo, dates, starts, slot_minutes, business_minimum, business_maximum, contact_email,
      contact_whatsapp, hosted_minimum, hosted_maximum, hosted_programme_meetings, hosted_meetings_a_day,
      hosted_stage_programs, refund_after_meetings, refund_within_days, deposit_sen, extra_night_sen, currency,
      time_zone, terms_version, documents_kept_days, unconfirmed_hours_a_day, unconfirmed_released_after, business_on, hosted_on,
      wordmark_first, wordmark_second, sender_name, deposit_by, transfer_details)
    select name, year + 1, is_demo,
      array(select distinct (day + interval '1 year')::date from unnest(dates) as day order by 1), starts,
      slot_minutes,
      business_minimum, business_maximum, contact_email, contact_whatsapp, hosted_minimum, hosted_maximum,
      hosted_programme_meetings, hosted_meetings_a_day, hosted_stage_programs, refund_after_meetings,
      refund_within_days, deposit_sen, extra_night_sen, currency, time_zone, terms_version, documents_kept_days,
      unconfirmed_hours_a_day, unconfirmed_released_after, business_on, hosted_on, wordmark_first,
      wordmark_second, sender_name, deposit_by, transfer_details
    from edition where id = ${from} returning id`.execute(transaction);
  const id = rows[0]?.id ?? 0;
  await copyCategories(transaction, from, id);
  await copyExhibitors(transaction, from, id);
  await copyTexts(transaction, from, id);
  return id;
}

// Copies are matched with their originals by what is unique within an edition.
async function copyCategories(transaction: Transaction<Database>, from: number, id: number): Promise<void> {
  await sql`
    insert into category (edition_id, name, names, position)
    select ${id}::integer, name, names, position from category where edition_id = ${from} order by id
  `.execute(transaction);
  await sql`
    insert into sub_category (edition_id, category_id, name, names, position)
    select ${id}::integer, copy.id, sub.name, sub.names, sub.position
    from sub_category sub
    join category original on original.id = sub.category_id
    join category copy on copy.edition_id = ${id} and copy.name = original.name
    where sub.edition_id = ${from} order by sub.id
  `.execute(transaction);
  // Former names come along, since drafts use them; former ids and merges belong to the original.
  await sql`
    insert into former_sub_category (sub_category_id, name, names)
    select copy.id, former.name, former.names
    from former_sub_category former
    join sub_category original on original.id = former.sub_category_id
    join sub_category copy on copy.edition_id = ${id} and copy.name = original.name
    where original.edition_id = ${from} order by former.id
  `.execute(transaction);
}

async function copyExhibitors(transaction: Transaction<Database>, from: number, id: number): Promise<void> {
  await sql`
    insert into exhibitor (edition_id, company_name, booth_number, folded_name, folded_booth, hall, region_country,
      website, contact_email, product_profile, description, texts, has_logo, logo_revision,
      places_from, places, wanted_places)
    select ${id}::integer, company_name, booth_number, folded_name, folded_booth, hall, region_country, website,
      contact_email, product_profile, description, texts, has_logo, ${RANDOM_REVISION},
      places_from, places, wanted_places
    from exhibitor where edition_id = ${from} and archived_at is null order by id
  `.execute(transaction);
  const copies = sql`exhibitor original join exhibitor copy on copy.edition_id = ${id}
    and copy.folded_name = original.folded_name and copy.folded_booth = original.folded_booth
    and original.archived_at is null`;
  await sql`
    insert into exhibitor_sub_category (exhibitor_id, sub_category_id)
    select copy.id, sub_copy.id
    from ${copies}
    join exhibitor_sub_category link on link.exhibitor_id = original.id
    join sub_category sub on sub.id = link.sub_category_id
    join sub_category sub_copy on sub_copy.edition_id = ${id} and sub_copy.name = sub.name
    where original.edition_id = ${from}
  `.execute(transaction);
  await sql`
    insert into product (exhibitor_id, name, description, texts, has_image, image_revision, position)
    select copy.id, product.name, product.description, product.texts, product.has_image, ${RANDOM_REVISION},
      product.position
    from ${copies} join product on product.exhibitor_id = original.id
    where original.edition_id = ${from} order by product.id
  `.execute(transaction);
  await sql`
    insert into exhibitor_logo (exhibitor_id, side, media_type, content)
    select copy.id, logo.side, logo.media_type, logo.content
    from ${copies} join exhibitor_logo logo on logo.exhibitor_id = original.id
    where original.edition_id = ${from}
  `.execute(transaction);
  await sql`
    insert into product_image (product_id, side, media_type, content)
    select product_copy.id, image.side, image.media_type, image.content
    from ${copies} join product on product.exhibitor_id = original.id
    join product product_copy on product_copy.exhibitor_id = copy.id and product_copy.name = product.name
    join product_image image on image.product_id = product.id
    where original.edition_id = ${from}
  `.execute(transaction);
  // Places without a representative stay so; nothing else of the original's slots comes along.
  await sql`
    insert into claim (exhibitor_id, day, minute, length, place, starts_at, status)
    select copy.id, day, minute, length, place, starts_at + interval '1 year', status
    from ${copies} join claim on claim.exhibitor_id = original.id
    where original.edition_id = ${from} and status = ${ABSENT}
  `.execute(transaction);
  await sql`
    insert into representative (exhibitor_id, name, title, email, languages, hours, position)
    select copy.id, person.name, person.title, person.email, person.languages, person.hours, person.position
    from ${copies} join representative person on person.exhibitor_id = original.id
    where original.edition_id = ${from} order by person.id
  `.execute(transaction);
}

/** Drafts and history come along: an organiser goes on where the last edition stopped. */
async function copyTexts(transaction: Transaction<Database>, from: number, id: number): Promise<void> {
  await sql`
    insert into edition_text (edition_id, key, language, version, fields, english_version, document_version, revision,
      draft, draft_origin, draft_at, draft_by, folder, offer)
    select ${id}::integer, key, language, version, fields, english_version, document_version, revision,
      draft, draft_origin, draft_at, draft_by, folder, offer
    from edition_text where edition_id = ${from}
  `.execute(transaction);
  await sql`
    insert into edition_text_version (edition_id, key, language, version, fields, document_version, published_at,
      published_by)
    select ${id}::integer, key, language, version, fields, document_version, published_at, published_by
    from edition_text_version where edition_id = ${from}
  `.execute(transaction);
}
