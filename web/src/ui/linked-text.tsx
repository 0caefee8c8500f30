// A sentence with links in it: the words between <name> and </name> lead to the address of that name.
import { Fragment } from 'react';
import { Link } from 'react-router';

const LINKED = /<(\w+)>(.*?)<\/\1>/g;

export function LinkedText({ text, links }: { text: string; links: Readonly<Record<string, string>> }) {
  // Of every match: the words before it, its name, its own words; at the end what is left.
  const parts = text.split(LINKED);
  return parts.map((words, index) => {
    if (index % 3 === 1) return null;
    const to = index % 3 === 2 ? links[parts[index - 1] ?? ''] : undefined;
    // Parts of one sentence never change places.
    const key = `${index} ${words}`;
    return to === undefined ? (
      <Fragment key={key}>{words}</Fragment>
    ) : (
      <Link key={key} to={to}>
        {words}
      </Link>
    );
  });
}
