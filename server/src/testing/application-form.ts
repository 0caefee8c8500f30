// Application forms of hosted buyers for tests: valid unless a test changes them, and encoded by hand.
import type { Submission } from './submission.ts';
import { submissionOf } from './submission.ts';

export interface FormPart {
  name: string;
  content: Buffer | string;
  /** For a file, exactly as it appears in the header. */
  filename?: string;
  type?: string;
}

export const BOUNDARY = '----visavis-7f2a61';

export const partHead = ({ name, filename, type }: FormPart): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${
    filename === undefined ? '' : `; filename="${filename}"`
  }\r\n${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`;

export const FORM_END = `--${BOUNDARY}--\r\n`;

export function formBody(parts: readonly FormPart[]): Buffer {
  const written = parts.flatMap((part) => [
    Buffer.from(partHead(part)),
    Buffer.from(part.content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(FORM_END)]);
}

export const FORM_HEADERS = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

type Profile = Partial<Omit<Submission['registration'], 'registration_type'>> & {
  registration_type?: string;
};

/** The parts `registration` and `companyInfo` of a first-time applicant. */
export function fieldParts(
  profile: Profile = {},
  company: Partial<Submission['companyInfo']> = {},
): FormPart[] {
  const { registration, companyInfo } = submissionOf([]);
  const { name, designation, email, phoneNumber, companyName, companyNature, companySize } = registration;
  const sent = { name, designation, email, phoneNumber, companyName, companyNature, companySize };
  return [
    {
      name: 'registration',
      content: JSON.stringify({ ...sent, registration_type: 'hosted', ...profile }),
    },
    { name: 'companyInfo', content: JSON.stringify({ ...companyInfo, ...company }) },
  ];
}

export function filePart(index: number, content: Buffer | string, filename = `file-${index}.pdf`): FormPart {
  return { name: `documents[${index}]`, content, filename, type: 'application/octet-stream' };
}
