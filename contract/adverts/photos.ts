import * as z from 'zod'
import { call } from '../call.ts'
import { Id, Language, Link, NameList, Text, Token, wholeNumber } from '../shapes.ts'

const path = '/adverts/manage_adverts.php'
const own = { token: Token.optional(), advertId: Id }
const ImageName = Text(120)
const gallery = { images: z.array(z.object({ image: z.string(), isMain: z.boolean() })) }

/** Calls about the photos of an own advert, uploaded from a computer or a phone. */
export const photoCalls = {
  uploadImage: call({
    path,
    action: 'uploadImage',
    summary:
      'Add a photo: JPEG, PNG, WebP or HEIC up to 15 MB; re-encoded upright, without metadata',
    auth: 'user',
    member: { right: 'adverts', act: 'photosChanged' },
    input: own,
    output: { ...gallery, isDuplicate: z.boolean() },
    files: true,
  }),
  listImages: call({
    path,
    action: 'listImages',
    summary: 'List the photos of an own advert, including those uploaded from a phone',
    auth: 'user',
    member: { right: 'adverts' },
    input: own,
    output: gallery,
  }),
  removeImage: call({
    path,
    action: 'removeImage',
    summary: 'Remove a photo; it can be restored. The photo after a main one becomes the main one',
    auth: 'user',
    member: { right: 'adverts', act: 'photosChanged' },
    input: { ...own, image: ImageName },
    output: gallery,
  }),
  restoreImage: call({
    path,
    action: 'restoreImage',
    summary: 'Restore a removed photo at a zero-based position',
    auth: 'user',
    member: { right: 'adverts', act: 'photosChanged' },
    input: {
      ...own,
      image: ImageName,
      position: wholeNumber(0, 2_147_483_647),
    },
    output: gallery,
  }),
  setMainImage: call({
    path,
    action: 'setMainImage',
    summary: 'Make a photo the main one',
    auth: 'user',
    member: { right: 'adverts', act: 'photosChanged' },
    input: { ...own, image: ImageName },
    output: gallery,
  }),
  orderImages: call({
    path,
    action: 'orderImages',
    summary: 'Reorder the photos; those not listed follow in their order',
    auth: 'user',
    member: { right: 'adverts', act: 'photosChanged' },
    input: { ...own, images: NameList },
    output: gallery,
  }),
  rotateImage: call({
    path,
    action: 'rotateImage',
    summary: 'Rotate a photo clockwise by 90 degrees; its name changes',
    auth: 'user',
    member: { right: 'adverts', act: 'photosChanged' },
    input: { ...own, image: ImageName },
    output: gallery,
  }),
  startPhoneUpload: call({
    path,
    action: 'startPhoneUpload',
    summary:
      'Create a link and a code for uploading photos from a phone, valid for ten minutes; replaces an earlier one',
    auth: 'user',
    member: { right: 'adverts', act: 'photosChanged' },
    input: { ...own, lang: Language.default('ro') },
    output: { link: z.string(), qr: z.string(), code: z.string(), expiresAt: z.string() },
  }),
  stopPhoneUpload: call({
    path,
    action: 'stopPhoneUpload',
    summary: "Invalidate the phone's upload link",
    auth: 'user',
    member: { right: 'adverts', act: 'photosChanged' },
    input: own,
    output: {},
  }),
  openPhoneUpload: call({
    path,
    action: 'openPhoneUpload',
    summary: 'Exchange the single-use code for an upload link',
    auth: 'anyone',
    input: { code: Text(40), token: Token.optional() },
    output: { link: z.string() },
  }),
  getPhoneUpload: call({
    path,
    action: 'getPhoneUpload',
    summary: 'Get the current and the maximum number of photos of a phone upload',
    auth: 'anyone',
    input: { link: Link },
    output: { have: z.int(), most: z.int(), expiresAt: z.string() },
  }),
  uploadByLink: call({
    path,
    action: 'uploadByLink',
    summary: 'Add a photo by an upload link',
    auth: 'anyone',
    input: { link: Link },
    output: { have: z.int(), most: z.int() },
    files: true,
  }),
}
