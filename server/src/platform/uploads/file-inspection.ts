// Determines what a file is by its content, never by its name, and whether it can be accepted.
import type { DocumentMediaType, DocumentProblem } from '@visavis/domain/document/schema';
import { mediaTypeOfContent } from '@visavis/domain/document/signature';
import type { Decode } from './decode-queue.ts';
import { inspectImage, isLargePicture, rewriteImage } from './image.ts';
import { pdfProblem } from './pdf.ts';

export type CheckedDocument =
  | { mediaType: DocumentMediaType; content: Buffer }
  | { problem: DocumentProblem };

/**
 * @param decode schedules picture decoding; null if the form is refused anyway, so that decoding is pointless
 * @returns the content to store: a picture is re-encoded, a PDF stays unchanged
 */
export async function checkDocument(content: Buffer, decode: Decode | null): Promise<CheckedDocument> {
  if (content.length === 0) return { problem: 'empty' };
  const mediaType = mediaTypeOfContent(content);
  if (mediaType === null) return { problem: 'wrongType' };
  if (mediaType === 'application/pdf') {
    const problem = pdfProblem(content);
    return problem ? { problem } : { mediaType, content };
  }
  const picture = await inspectImage(content, mediaType);
  if ('problem' in picture) return picture;
  if (!decode) return { mediaType, content };
  const rewritten = await decode(isLargePicture(picture), () => rewriteImage(content, picture));
  return 'problem' in rewritten ? rewritten : { mediaType, content: rewritten.content };
}
