// What an uploaded picture of an exhibitor, a product or an edition may be, and the sizes that are made from it.

/** Told by content, not by name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** As the `accept` of a file input. */
export const ACCEPTED_PICTURES = PICTURE_TYPES.join();
export type PictureType = (typeof PICTURE_TYPES)[number];

export const PICTURE_LIMIT_BYTES = 8_000_000;

/** Longest sides in pixels, the smallest first; the last is served unless a page asks for another. */
export const PICTURE_SIDES = { logo: [96, 320], product: [320, 960], edition: [240, 720] } as const;
export type PictureKind = keyof typeof PICTURE_SIDES;
