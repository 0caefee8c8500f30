// A sentence with links: the words between <name> and </name> link to the address of that name.
import { Link } from 'react-router';

const LINKED = /<(\w+)>(.*?)<\/\1>/g;

interface LinkedTextProps {
  text: string;
  /** Addresses by name. */
  links: Readonly<Record<string, string>>;
  /** For use beside a form without a draft, where leaving would lose what was typed. */
  isInNewTab?: boolean;
}

export function LinkedText({ text, links, isInNewTab = false }: LinkedTextProps) {
  // For every match: the text before it, its name, its own words; finally the rest.
  const parts = text.split(LINKED);
  return parts.map((words, index) => {
    if (index % 3 === 1) return null;
    const to = index % 3 === 2 ? links[parts[index - 1] ?? ''] : undefined;
    // The parts of a sentence never change order.
    const key = `${index} ${words}`;
    if (to === undefined) return <span key={key}>{words}</span>;
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
