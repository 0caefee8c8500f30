// Accepted uploads of pictures for exhibitors, products and editions, and the sizes generated from them.

/** Detected by content, not by name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** For the `accept` attribute of a file input. */
export const ACCEPTED_PICTURES = PICTURE_TYPES.join();
export type PictureType = (typeof PICTURE_TYPES)[number];

export const PICTURE_LIMIT_BYTES = 8_000_000;

/** Maximum side lengths in pixels, smallest first; the last is served by default. */
export const PICTURE_SIDES = { logo: [96, 320], product: [320, 960], edition: [240, 720] } as const;
export type PictureKind = keyof typeof PICTURE_SIDES;
