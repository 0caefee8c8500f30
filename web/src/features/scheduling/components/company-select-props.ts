// Props shared by all forms of the company select.
import type { SchedulingCompany } from '../companies.ts';

export interface CompanySelectProps {
  companies: SchedulingCompany[];
  selected: SchedulingCompany;
  onSelect: (exhibitorId: number) => void;
}
