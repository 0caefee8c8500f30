// The page with the list of an edition's exhibitors.
import { ListPage } from '../../list/list-page.tsx';
import { EXHIBITOR_LIST } from './list.tsx';

export const ExhibitorListPage = () => <ListPage list={EXHIBITOR_LIST} />;
