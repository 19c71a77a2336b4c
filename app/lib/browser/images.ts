const folder = '/files'

/** Placeholder for adverts without a photo. */
export const noPhoto = '/assets/no-photo.svg'

/** Address of an advert photo for lists: 400 px high. */
export function thumbnail(name: string): string {
  return `${folder}/adverts/${name}-400.webp`
}

/** Address of an advert photo in full size: 1600 px on the longer side. */
export function large(name: string): string {
  return `${folder}/adverts/${name}-1600.webp`
}

export function avatar(name: string): string {
  return `${folder}/avatars/${name}.webp`
}

export function bannerImage(name: string): string {
  return `${folder}/banners/${name}.webp`
}
