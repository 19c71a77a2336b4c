import { urlIn } from '#contract/languages.ts'
import { firstOf } from '../../lib/first-file.ts'
import { implement } from '../../implement.ts'
import {
  addPhotoByLink,
  openPhoneUpload,
  phoneUpload,
  startPhoneUpload,
  stopPhoneUpload,
} from './phone-upload.ts'
import {
  addPhoto,
  orderPhotos,
  photosOf,
  removePhoto,
  restorePhoto,
  rotatePhoto,
} from './service.ts'
import { photoCalls } from '#contract/adverts/photos.ts'

export const photoHandlers = implement(photoCalls, {
  uploadImage: async ({ deps, user, input, files }) => {
    const { images, isDuplicate } = await addPhoto(deps, user, input.advertId, () =>
      firstOf(files, 'no_images'),
    )
    return { ...gallery(images), isDuplicate }
  },
  listImages: async ({ deps, user, input }) => gallery(await photosOf(deps, user, input.advertId)),
  removeImage: async ({ deps, user, input }) =>
    gallery(await removePhoto(deps, user, input.advertId, input.image)),
  restoreImage: async ({ deps, user, input: { advertId, image: name, position } }) =>
    gallery(await restorePhoto(deps, user, advertId, { name, position })),
  setMainImage: async ({ deps, user, input }) =>
    gallery(await orderPhotos(deps, user, input.advertId, [input.image])),
  orderImages: async ({ deps, user, input }) =>
    gallery(await orderPhotos(deps, user, input.advertId, input.images)),
  rotateImage: async ({ deps, user, input }) =>
    gallery(await rotatePhoto(deps, user, input.advertId, input.image)),

  startPhoneUpload: async ({ deps, user, input }) => {
    const { link, code, expiresAt } = await startPhoneUpload(deps, user, input.advertId)
    const address = urlIn(input.lang, `/phone-upload/${link}`, deps.publicUrl)
    return { link, code, qr: await deps.drawQr(address), expiresAt: expiresAt.toISOString() }
  },
  stopPhoneUpload: async ({ deps, user, input }) => {
    await stopPhoneUpload(deps, user, input.advertId)
    return {}
  },
  openPhoneUpload: async ({ deps, input, visitor }) => ({
    link: await openPhoneUpload(deps, visitor, input.code),
  }),
  getPhoneUpload: async ({ deps, input }) => {
    const { expiresAt, ...photos } = await phoneUpload(deps, input.link)
    return { ...photos, expiresAt: expiresAt.toISOString() }
  },
  uploadByLink: async ({ deps, input, files }) => {
    const { have, most } = await addPhotoByLink(deps, input.link, () => firstOf(files, 'no_images'))
    return { have, most }
  },
})

function gallery(names: readonly string[]) {
  return { images: names.map((image, position) => ({ image, isMain: position === 0 })) }
}
