// A sentence with links in it: the words between <name> and </name> lead to the address of that name.
import { Fragment } from 'react';
import { Link } from 'react-router';

const LINKED = /<(\w+)>(.*?)<\/\1>/g;

interface LinkedTextProps {
  text: string;
  /** Addresses by name. */
  links: Readonly<Record<string, string>>;
  /** Beside a form that is kept nowhere: leaving it would lose what was typed. */
  isInNewTab?: boolean;
}

export function LinkedText({ text, links, isInNewTab = false }: LinkedTextProps) {
  // Of every match: the words before it, its name, its own words; at the end what is left.
  const parts = text.split(LINKED);
  return parts.map((words, index) => {
    if (index % 3 === 1) return null;
    const to = index % 3 === 2 ? links[parts[index - 1] ?? ''] : undefined;
    // Parts of one sentence never change places.
    const key = `${index} ${words}`;
    if (to === undefined) return <Fragment key={key}>{words}</Fragment>;
    return isInNewTab ? (
      <a key={key} href={to} target="_blank" rel="noreferrer">
        {words}
      </a>
    ) : (
      <Link key={key} to={to}>
        {words}
      </Link>
    );
  });
}
