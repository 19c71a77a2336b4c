/** A photo in both stored sizes, as WebP. */
export interface Photo {
  readonly large: Uint8Array
  readonly thumbnail: Uint8Array
}

export interface PreparedPhoto extends Photo {
  /** A digest that is equal for the same photo, 43 characters. */
  readonly print: string
  /** The photo as a square of `rasterSide` pixels, each red, green and blue. */
  readonly raster: Uint8Array
}

/** What the picture beside a shared link shows; empty texts take no room. */
export interface ShareCard {
  readonly title: string
  readonly price: string
  readonly place: string
  /** A stored photo; null: the picture is drawn without one. */
  readonly photo: Uint8Array | null
}

/**
 * Re-encodes uploads: JPEG, PNG, WebP, HEIC. Concurrent work is scheduled fairly between owners. Refuses files that are
 * not images, and more work than `owner` or everybody may have waiting.
 */
export interface Imaging {
  readonly prepare: (bytes: Uint8Array, owner: number) => Promise<PreparedPhoto>
  /** Rotates a stored photo (large size) clockwise by 90 degrees. */
  readonly rotate: (bytes: Uint8Array, owner: number) => Promise<PreparedPhoto>
  /** A stored photo, as high as `thumbnailHeights.row`. */
  readonly shrink: (bytes: Uint8Array, owner: number) => Promise<Uint8Array>
  /** The raster of a stored photo. */
  readonly raster: (bytes: Uint8Array, owner: number) => Promise<Uint8Array>
  /** A square of `avatarSide` pixels, cropped to the salient part. */
  readonly prepareAvatar: (bytes: Uint8Array, owner: number) => Promise<Uint8Array>
  /** Strips of `coverSizes`, cropped to the salient part. */
  readonly prepareCover: (
    bytes: Uint8Array,
    owner: number,
  ) => Promise<{ readonly desktop: Uint8Array; readonly phone: Uint8Array }>
  /** Whole, at most as wide as `bannerShapes`. */
  readonly prepareBanner: (bytes: Uint8Array, owner: number) => Promise<Uint8Array>
  /** A JPEG of 1200 × 630 pixels and at most 120 KB. Refuses more than a few at once. */
  readonly drawShareCard: (card: ShareCard) => Promise<Uint8Array>
}
