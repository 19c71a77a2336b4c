const folder = '/files'

/** Placeholder for adverts without a photo. */
export const noPhoto = '/assets/no-photo.svg'

/** Address of an advert photo for lists: 400 px high. */
export function thumbnail(name: string): string {
  return `${folder}/adverts/${name}-400.webp`
}

/** Address of an advert photo for rows and other places up to 96 × 72 px: 144 px high. */
export function smallThumbnail(name: string): string {
  return `${folder}/small/${name}.webp`
}

/** Address of an advert photo in full size: 1600 px on the longer side. */
export function large(name: string): string {
  return `${folder}/adverts/${name}-1600.webp`
}

export function avatar(name: string): string {
  return `${folder}/avatars/${name}.webp`
}

/** Address of the cover of a company, in the size of a desktop or a phone. */
export function cover(name: string, size: 'desktop' | 'phone'): string {
  return `${folder}/covers/${name}-${size}.webp`
}

export function bannerImage(name: string): string {
  return `${folder}/banners/${name}.webp`
}

const messagePhotoFolder = '/message-photos'

/** Address of a photo of a message, served to the two sides of its conversation: 400 px high. */
export function messagePhoto(name: string): string {
  return `${messagePhotoFolder}/${name}-400.webp`
}

/** The same in full size: 1600 px on the longer side. */
export function largeMessagePhoto(name: string): string {
  return `${messagePhotoFolder}/${name}-1600.webp`
}
