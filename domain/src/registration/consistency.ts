// `companyInfo` repeats fields of `registration`; the two must say the same (decisions 3).
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';
import type { CompanyInfo } from '../profile/fields.ts';

/**
 * @returns a sentence for each field in which the two disagree, named such as 'companyInfo.city'; empty when they agree
 */
export function disagreements(registration: CompanyInfo, companyInfo: CompanyInfo): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const name of Object.keys(companyInfo) as (keyof CompanyInfo)[]) {
    if (registration[name] !== companyInfo[name])
      fields[`companyInfo.${name}`] = coded(message('registration.differs'));
  }
  return fields;
}
