// The page for registering somebody by hand, with the exhibitor picker that is used for editing meetings.
import type { ExhibitorField as Field } from '../features/person/components/meeting-rows.tsx';
import { RegisterPage } from '../features/person/register-page.tsx';
import { ExhibitorField } from '../features/registration/components/exhibitor-field.tsx';

const exhibitorField: Field = (props) => <ExhibitorField {...props} />;

export function RegisterRoute() {
  return <RegisterPage exhibitorField={exhibitorField} />;
}
