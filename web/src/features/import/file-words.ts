// Display names of encodings and separators.
import type { DELIMITERS, Encoding } from '@visavis/domain/import/encodings';
import type { TextId } from '../../i18n/text.ts';

export const DELIMITER_WORDS = {
  ',': 'imports.comma',
  ';': 'imports.semicolon',
  '\t': 'imports.tab',
  '|': 'imports.pipe',
} as const satisfies Record<(typeof DELIMITERS)[number], TextId>;

const NAMES: Partial<Record<Encoding, string>> = {
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR (CP949)',
  gb18030: 'GB18030 (GBK)',
  big5: 'Big5',
  macintosh: 'Mac Roman',
  ibm850: 'CP850',
  ibm866: 'CP866',
};

/** As programs call it. */
export const encodingName = (encoding: Encoding): string =>
  NAMES[encoding] ??
  (encoding.startsWith('windows') ? encoding.replace('windows', 'Windows') : encoding.toUpperCase());
