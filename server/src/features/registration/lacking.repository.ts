// Finds registrations with missing details: a required field that is empty, or one that contains a placeholder.
import { columnOf, fieldsIn } from '@visavis/domain/profile/columns';
import { countriesWithout } from '@visavis/domain/profile/fields';
import { REQUIRED_FIELDS } from '@visavis/domain/profile/missing';
import { NAMES, NULL_NAME, STOPGAP } from '@visavis/domain/registration/stopgaps';
import { sql } from 'kysely';

const lacking = (table: 'visitor' | 'company') =>
  sql.join(
    fieldsIn(table).map((name) => {
      const column = sql.ref(`${table}.${columnOf(name)}`);
      const isWritten = sql`trim(${column}) ~* ${sql.lit(STOPGAP)}`;
      const isStopgap = NAMES.includes(name)
        ? sql`(${isWritten} and ${column} <> ${sql.lit(NULL_NAME)})`
        : isWritten;
      if (!REQUIRED_FIELDS.includes(name)) return isStopgap;
      // In a country without postal codes, an empty one is not missing.
      const without = countriesWithout(name);
      const isEmpty =
        without.length === 0
          ? sql`${column} = ''`
          : sql`${column} = '' and company.country <> all(${[...without]}::text[])`;
      return sql`(${isEmpty}) or ${isStopgap}`;
    }),
    sql` or `,
  );

/** For use in a query on `registration`. */
export const LACKS_DETAILS = sql<boolean>`(
  registration.visitor_id in (select id from visitor where ${lacking('visitor')})
  or registration.company_id in (select id from company where ${lacking('company')}))`;
