import { randomInt } from 'node:crypto'
import { phoneUploadMinutes, typedCodeSigns, typedCodeTries } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { refundAttempts, limit } from '../../limits/service.ts'
import type { Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { digestOfLink, newLink } from '../../lib/secret-links.ts'
import { ownAdvert } from '../own.ts'
import { addPhoto } from './service.ts'
import { deleteUpload, exchangeCode, findUpload, upsertUpload } from './phone-upload-store.ts'

/** Without ambiguous characters: 0 and O, 1, I and L. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Creates a link with which a phone can upload photos to this advert for ten minutes (D57), and a code to type
 * instead of scanning. Replaces earlier ones.
 */
export async function startPhoneUpload(
  deps: Deps,
  owner: User,
  id: number,
): Promise<{ link: string; code: string; expiresAt: Date }> {
  await ownAdvert(deps, owner, id)
  const link = newLink()
  const expiresAt = new Date(deps.clock.now().getTime() + phoneUploadMinutes * 60_000)
  const code = Array.from({ length: typedCodeSigns }, () => signs[randomInt(signs.length)]).join('')
  await upsertUpload(deps.sql, {
    digest: digestOfLink(link),
    codeDigest: digestOfLink(code),
    advertId: id,
    expiresAt,
  })
  return { link, code, expiresAt }
}

/**
 * Creates a link for a phone whose user typed the code, regardless of case and separators; consumes the code.
 * Refuses wrong and expired codes alike, and an address with too many attempts.
 */
export async function openPhoneUpload(
  deps: Deps,
  visitor: Pick<Visitor, 'address'>,
  typed: string,
): Promise<string> {
  const key = `typed-code:${visitor.address}`
  const window = phoneUploadMinutes * 60_000
  await limit(deps, key, { most: typedCodeTries, window }, 'code')
  const code = typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  const link = newLink()
  const isOpened = await exchangeCode(deps.sql, {
    codeDigest: digestOfLink(code),
    typedDigest: digestOfLink(link),
    now: deps.clock.now(),
  })
  if (!isOpened) throw new Refusal('code_spent', 'code')
  await refundAttempts(deps, key)
  return link
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

/** State of the upload. Refuses an expired link. */
export async function phoneUpload(deps: Deps, link: string): Promise<PhoneUpload> {
  const { advertId, ownerId, expiresAt } = await openUpload(deps, link)
  const { images, maxImages } = await ownAdvert(deps, { id: ownerId }, advertId)
  return { have: images.length, most: maxImages, expiresAt }
}

/**
 * Adds a photo from the phone by the same rules as on the desktop. Refuses an expired link before reading the body.
 */
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
