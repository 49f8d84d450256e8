/** The purpose of a picture, which decides its stored size. */
export type ImageUse = 'logo' | 'branding' | 'bracket';

/** Scaled down to fit a square of `most` pixels, as JPEG of `quality`. */
export type ImageSize = { most: number; quality: number };

/** The sizes of uploads (specification 5.7 and 9; specification-decisions, "Bracket pictures"). */
export const imageSizes: Record<ImageUse, ImageSize> = {
  logo: { most: 400, quality: 0.7 },
  branding: { most: 400, quality: 0.7 },
  bracket: { most: 1600, quality: 0.8 },
};

/** The size a picture is scaled to when no purpose is given (specification 9). */
export const helperSize: ImageSize = { most: 800, quality: 0.8 };
