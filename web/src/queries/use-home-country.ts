// The country that registration forms start with: the edition's, or the product's default.
import { useQuery } from '@tanstack/react-query';
import { DEFAULT_COUNTRY } from '@visavis/domain/profile/fields';
import { editionQuery } from './use-edition.ts';

/** Does not fetch the edition: every page of the site has it already. */
export const useHomeCountry = () =>
  useQuery({ ...editionQuery(), enabled: false }).data?.country ?? DEFAULT_COUNTRY;
