// The Categories page of the edition that is chosen in the address.
import { CategoriesPage } from '../features/categories/categories-page.tsx';
import { EditionChoice, useChosenEdition } from './edition-choice.tsx';

export function CategoriesRoute() {
  const edition = useChosenEdition();
  return <CategoriesPage edition={edition} editionChoice={(shown) => <EditionChoice shown={shown} />} />;
}
