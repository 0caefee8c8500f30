// The web app manifest: name, colours, icons and shortcuts of the installed site.
import { EXHIBITIONS_PATH, SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import type { Language } from '@visavis/domain/language/languages';
import { SITE_WORDS } from './words.present.ts';

/** The number of characters that fit below an icon. */
const SHORT_LENGTH = 12;
/** The background of the site and its header in the light theme. */
const PORCELAIN = '#ffffff';

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * @param exhibition name of the exhibition; empty if it has none yet
 * @param hasDirectory whether there are exhibitors and schedules to open
 * @param logo path of the edition's own logo, which replaces that of the product
 */
export function manifest(
  exhibition: string,
  language: Language,
  { hasDirectory, logo }: { hasDirectory: boolean; logo?: string | undefined },
): object {
  const { description, exhibitions, schedule, unnamed } = SITE_WORDS[language];
  const name = exhibition || unnamed;
  const own = logo === undefined ? null : [{ src: logo, sizes: 'any', purpose: 'any' }];
  const icons = own ?? [icon('icon-192', 192)];
  return {
    id: '/',
    name,
    short_name: shortName(name),
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: PORCELAIN,
    background_color: PORCELAIN,
    icons: own ?? [...icons, icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
    shortcuts: hasDirectory
      ? [
          { name: exhibitions, url: EXHIBITIONS_PATH, icons },
          // The schedule itself needs the key of an emailed link, which is not stored, so this page resends the link.
          { name: schedule, url: SCHEDULE_LINK_PATH, icons },
        ]
      : [],
  };
}

/** Abbreviates 'International Beauty Exhibition' to 'IBE'. */
function shortName(name: string): string {
  if (name.length <= SHORT_LENGTH) return name;
  const initials = name.match(/(?<![\p{L}\p{N}])\p{Lu}/gu) ?? [];
  return initials.length > 1 ? initials.join('').slice(0, SHORT_LENGTH) : name.slice(0, SHORT_LENGTH).trim();
}
