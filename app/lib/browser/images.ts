const folder = '/files'

/** What stands where there is no photo. */
export const noPhoto = '/assets/no-photo.svg'

/** A photo of an advert for lists: 400 px high. */
export function thumbnail(name: string): string {
  return `${folder}/adverts/${name}-400.webp`
}

/** A photo of an advert at its largest: 1600 px on its longer side. */
export function large(name: string): string {
  return `${folder}/adverts/${name}-1600.webp`
}

export function avatar(name: string): string {
  return `${folder}/avatars/${name}.webp`
}

export function bannerImage(name: string): string {
  return `${folder}/banners/${name}.webp`
}
