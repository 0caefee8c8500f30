// An exhibitor's own page, opened by its secret link.
import { DeskPage } from '../features/attendance/desk-page.tsx';
import { useText } from '../i18n/text.ts';
import { InEdition } from '../shell/in-edition.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export function ExhibitorDeskRoute() {
  return (
    <DeskPage unknownLink={<UnknownLink />} ofEdition={(id, page) => <InEdition id={id}>{page}</InEdition>} />
  );
}

function UnknownLink() {
  const text = useText();
  return <NotFoundPage lead={text('desk.unknownLink')} />;
}
