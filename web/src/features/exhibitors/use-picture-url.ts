// An address under which the browser shows a picture that was chosen but not uploaded yet.
import { useEffect, useState } from 'react';

/** @returns undefined while there is no picture */
export function usePictureUrl(picture: File | null): string | undefined {
  const [shown, setShown] = useState<{ picture: File; url: string } | null>(null);
  useEffect(() => {
    if (!picture) return;
    const url = URL.createObjectURL(picture);
    setShown({ picture, url });
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return picture && shown?.picture === picture ? shown.url : undefined;
}
