// A website that a person typed: a link if it is a web address, otherwise text.
import { useText } from '../i18n/text.ts';
import { websiteAddress } from './application-words.ts';

/** @param typed the typed text; without any, nothing is shown */
export function WebsiteLink({ typed }: { typed: string }) {
  const text = useText();
  const address = websiteAddress(typed);
  if (address === null) return typed;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {typed}
      <span className="visually-hidden"> {text('hostedBuyers.newTab')}</span>
    </a>
  );
}
