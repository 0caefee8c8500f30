// The exhibitor list's search and order, kept in the URL so that they survive a reload and Back.
import { useSearchParams } from 'react-router';
import { withPart } from '../../lib/use-address-filter.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { LOAD_ORDERS, type LoadOrder } from './api.ts';

const orderOf = (text: string | null): LoadOrder => LOAD_ORDERS.find((order) => order === text) ?? 'name';

export function useExhibitorPlace() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const write = (name: 'search' | 'order', value: string) => {
    setParams((before) => withPart(before, name, value), { replace: true, preventScrollReset: true });
  };
  const [typed, setTyped] = useTypedText(search, (text) => write('search', text));
  return {
    search,
    order: orderOf(params.get('order')),
    typed,
    setTyped,
    setOrder: (order: string) => write('order', order === 'name' ? '' : order),
  };
}
