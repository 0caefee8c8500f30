// An image with a fallback for when it is missing or fails to load.
import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  src?: string | undefined;
  alt: string;
  fallback: ReactNode;
}

export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) return fallback;
  return <img decoding="async" {...rest} src={src} alt={alt} onError={() => setFailedSrc(src)} />;
}
