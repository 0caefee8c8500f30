// Checks that `companyInfo`, which repeats fields of `registration`, agrees with it (decisions 3).
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';
import type { CompanyInfo } from '../profile/fields.ts';

/**
 * @returns a message for each field that differs, under a path such as 'companyInfo.city'; empty if they agree
 */
export function disagreements(registration: CompanyInfo, companyInfo: CompanyInfo): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const name of Object.keys(companyInfo) as (keyof CompanyInfo)[]) {
    if (registration[name] !== companyInfo[name])
      fields[`companyInfo.${name}`] = coded(message('registration.differs'));
  }
  return fields;
}
