// A file that is in the store but does not have a database row yet.
import type { DocumentMediaType } from '@visavis/domain/document/schema';

export interface KeptFile {
  index: number;
  filename: string;
  mediaType: DocumentMediaType;
  sizeBytes: number;
  storageName: string;
}
