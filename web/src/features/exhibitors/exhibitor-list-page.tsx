// The exhibitors of an edition: a list with hours taken, and what profiles lack.
import { ListPage } from '../../list/list-page.tsx';
import { EXHIBITOR_LIST } from './list.tsx';

export const ExhibitorListPage = () => <ListPage list={EXHIBITOR_LIST} />;
