// Columns in which the database stores text: those that can name a person, and groups that need no erasure, each with
// its reason.
import type pg from 'pg';

const TEXT_TYPES = ['text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED'];

/** @returns 'table.column' of each text column, and whether it contains one of the words */
export async function listTextColumns(
  pool: pg.Pool,
  words: readonly string[],
): Promise<{ column: string; isNamed: boolean }[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and table_schema = 'public' and c.data_type = any($1)
     order by 1, 2`,
    [TEXT_TYPES],
  );
  const patterns = words.map((word) => `%${word}%`);
  return Promise.all(
    rows.map(async ({ table, column }) => {
      const named = `select from "${table}" where "${column}"::text ilike any($1) limit 1`;
      const { rowCount } = await pool.query(named, [patterns]);
      return { column: `${table}.${column}`, isNamed: rowCount === 1 };
    }),
  );
}

/** Tables about the edition, exhibitors, staff and the program: none of their text is about a visitor. */
const TABLES_OF_OTHERS = new Set(
  `category category_merge document_deletion edition edition_logo edition_text edition_text_version exhibitor
  exhibitor_logo former_picture_path former_sub_category organiser organiser_preference password_link picture product
  product_image reminder_rule representative room_quota schema_migration slot_change stray_file sub_category`.split(
    /\s+/,
  ),
);

/** Terms of the program, codes and numbers, into which nobody types. */
const FIXED = new Set(
  `application.decision application.state application.terms_version audit_entry.action audit_entry.actor
  audit_entry.actor_kind booking.currency booking.deposit_by booking.extra_nights booking.room_type
  booking.terms_version claim.address claim.attendance claim.attendance_way claim.cancelled_by claim.exhibitor_view document.kind
  document.media_type document.storage_name document_request.kind document_request.state document_view.way email.kind
  email.message_id email.state failed_address.kind group_message.left_out group_message.state import_category.kind
  import_file.applied_by import_file.counts import_file.created_by import_file.digest import_file.kind
  import_file.state import_file.undone_by import_memory.choice import_memory.import_kind import_memory.kind
  mail_choice_key.kind mail_stop.kind payment.attention payment.currency payment.method payment.provider
  payment.provider_id payment.reference payment.state payment.transaction_id payment_entry.currency
  payment_entry.kind payment_entry.note payment_entry.source payment_entry.transaction_id refund.refusal refund.state
  refund.transaction_id registration.language registration.programme registration.reference registration.state
  registration.terms_version registration_origin.networks registration_origin.shares rejection_undo.before
  reminder.rule room_wait.room_type saved_view.list test_bank_payment.currency test_bank_payment.id
  test_bank_payment.method test_bank_payment.pay_to test_bank_payment.reference test_bank_payment.refund_id
  test_bank_payment.refund_key test_bank_payment.return_url test_bank_payment.state test_bank_payment.time_zone
  test_bank_payment.transaction_id`.split(/\s+/),
);

/** Also erased, although the test's person has no such row, or the rows that contain them are erased. */
const ERASED_ELSEWHERE = new Set(
  `audit_entry.before claim.off_grid_reason company.address_line2 company.country company.postal_code company.region
  company.size email.last_error email.subject payment.note payment.redirect_url refund.reason
  rooming_export_row.content idempotent_answer.answer idempotent_answer.key idempotent_answer.request_hash
  idempotent_answer.route test_bank_payment.payer_email test_bank_payment.payer_name`.split(/\s+/),
);

/** Files of people are deleted completely when somebody is erased: import/forget.test.ts. */
const OF_IMPORTS = /^import_(category|exhibitor|file|memory|registration|row)\./;

/** What staff write to many people belongs to staff, like the texts of an edition. */
const WRITTEN_TO_MANY = 'group_message.words';

/** Whether a column that names nobody is classified, so that erasure need not search it. */
export const isLookedAt = (column: string): boolean =>
  TABLES_OF_OTHERS.has(column.split('.')[0] ?? '') ||
  FIXED.has(column) ||
  ERASED_ELSEWHERE.has(column) ||
  OF_IMPORTS.test(column) ||
  column === WRITTEN_TO_MANY;
