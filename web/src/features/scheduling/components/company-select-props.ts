// What the choice of a company is given, whichever form it takes.
import type { SchedulingCompany } from '../companies.ts';

export interface CompanySelectProps {
  companies: SchedulingCompany[];
  selected: SchedulingCompany;
  onSelect: (exhibitorId: number) => void;
}
