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
      'Add a photo: JPEG, PNG, WebP or HEIC up to 15 MB, re-encoded upright and without its data',
    auth: 'user',
    input: own,
    output: { ...gallery, isDuplicate: z.boolean() },
    files: true,
  }),
  listImages: call({
    path,
    action: 'listImages',
    summary: 'The photos of an own advert: those sent by a phone appear here',
    auth: 'user',
    input: own,
    output: gallery,
  }),
  removeImage: call({
    path,
    action: 'removeImage',
    summary: 'Take a photo off; if it was the main one, the next becomes it. It can be put back',
    auth: 'user',
    input: { ...own, image: ImageName },
    output: gallery,
  }),
  restoreImage: call({
    path,
    action: 'restoreImage',
    summary: 'Put a photo back that was just taken off, at its place from 0',
    auth: 'user',
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
    summary: 'Put a photo first',
    auth: 'user',
    input: { ...own, image: ImageName },
    output: gallery,
  }),
  orderImages: call({
    path,
    action: 'orderImages',
    summary: 'Put the photos in this order; those not named follow in their own',
    auth: 'user',
    input: { ...own, images: NameList },
    output: gallery,
  }),
  rotateImage: call({
    path,
    action: 'rotateImage',
    summary: 'Turn a photo a quarter to the right; it gets another name',
    auth: 'user',
    input: { ...own, image: ImageName },
    output: gallery,
  }),
  startPhoneUpload: call({
    path,
    action: 'startPhoneUpload',
    summary:
      'A link and a code for a phone to send photos to this advert, for ten minutes; one before ends',
    auth: 'user',
    input: { ...own, lang: Language.default('ro') },
    output: { link: z.string(), qr: z.string(), code: z.string(), expiresAt: z.string() },
  }),
  stopPhoneUpload: call({
    path,
    action: 'stopPhoneUpload',
    summary: 'End the link of the phone',
    auth: 'user',
    input: own,
    output: {},
  }),
  openPhoneUpload: call({
    path,
    action: 'openPhoneUpload',
    summary: 'A link for the typed code, which is then used up',
    auth: 'anyone',
    input: { code: Text(40), token: Token.optional() },
    output: { link: z.string() },
  }),
  getPhoneUpload: call({
    path,
    action: 'getPhoneUpload',
    summary: 'What the phone may send: how many photos are there and how many more may come',
    auth: 'anyone',
    input: { link: Link },
    output: { have: z.int(), most: z.int(), expiresAt: z.string() },
  }),
  uploadByLink: call({
    path,
    action: 'uploadByLink',
    summary: 'Add a photo from the phone',
    auth: 'anyone',
    input: { link: Link },
    output: { have: z.int(), most: z.int() },
    files: true,
  }),
}
