import { phoneUploadMinutes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { digestOfLink, newLink } from '../secret-links.ts'
import { ownAdvert } from './own.ts'
import { addPhoto } from './photos.ts'
import { deleteUpload, findUpload, upsertUpload } from './phone-upload-store.ts'

/**
 * A link with which a phone may send photos to this advert, and nothing else, for ten minutes (D57). A new one ends
 * the one before.
 */
export async function startPhoneUpload(
  deps: Deps,
  owner: User,
  id: number,
): Promise<{ link: string; expiresAt: Date }> {
  await ownAdvert(deps, owner, id)
  const link = newLink()
  const expiresAt = new Date(deps.clock.now().getTime() + phoneUploadMinutes * 60_000)
  await upsertUpload(deps.sql, { digest: digestOfLink(link), advertId: id, expiresAt })
  return { link, expiresAt }
}

export async function stopPhoneUpload(deps: Deps, owner: User, id: number): Promise<void> {
  await ownAdvert(deps, owner, id)
  await deleteUpload(deps.sql, id)
}

export interface PhoneUpload {
  readonly have: number
  readonly most: number
  readonly expiresAt: Date
}

/** What the phone may still send. Refuses a link that is over. */
export async function phoneUpload(deps: Deps, link: string): Promise<PhoneUpload> {
  const { advertId, ownerId, expiresAt } = await openUpload(deps, link)
  const { images, maxImages } = await ownAdvert(deps, { id: ownerId }, advertId)
  return { have: images.length, most: maxImages, expiresAt }
}

/** Adds a photo from the phone, by the rules that hold on the desktop. A link that is over is refused unread. */
export async function addPhotoByLink(
  deps: Deps,
  link: string,
  read: () => Promise<Uint8Array>,
): Promise<PhoneUpload> {
  const { advertId, ownerId } = await openUpload(deps, link)
  await addPhoto(deps, { id: ownerId }, advertId, read)
  return phoneUpload(deps, link)
}

async function openUpload(
  deps: Deps,
  link: string,
): Promise<{ advertId: number; ownerId: number; expiresAt: Date }> {
  const upload = await findUpload(deps.sql, digestOfLink(link), deps.clock.now())
  if (!upload) throw new Refusal('link_spent', 'link')
  return upload
}
