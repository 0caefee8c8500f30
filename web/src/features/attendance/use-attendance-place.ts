// The attendance filter, kept in the URL so that it survives a reload and Back.
import { useSearchParams } from 'react-router';
import { withPart } from '../../lib/use-address-filter.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import type { AttendanceFilter } from './api.ts';

const PROGRAMMES = ['business', 'hosted'] as const;
const STATES = ['none', 'unmarked', 'earlier', 'held', 'missed'] as const;
const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((one) => one === text) ?? null;

export function useAttendancePlace() {
  const [params, setParams] = useSearchParams();
  const write = (name: string, value: string) => {
    setParams((before) => withPart(before, name, value), { replace: true, preventScrollReset: true });
  };
  const search = params.get('search') ?? '';
  const [typed, setTyped] = useTypedText(search, (text) => write('search', text));
  const day = Number(params.get('day'));
  const filter: AttendanceFilter = {
    search,
    day: Number.isInteger(day) && day > 0 ? day : null,
    programme: oneOf(PROGRAMMES, params.get('programme')),
    attendance: oneOf(STATES, params.get('attendance')),
  };
  return { filter, typed, setTyped, write };
}
