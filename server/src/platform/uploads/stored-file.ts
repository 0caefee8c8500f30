// A file that lies in the store and waits for its row.
import type { DocumentMediaType } from '@visavis/domain/document/schema';

export interface KeptFile {
  index: number;
  filename: string;
  mediaType: DocumentMediaType;
  sizeBytes: number;
  storageName: string;
}
