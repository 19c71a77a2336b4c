import { freshName } from '#tests/support/fresh.ts'
import { expect, type Site } from '../support/servers/site.ts'

const path = '/adverts/manage_adverts.php'

interface Poster {
  /** Makes a call about the owner's adverts; gives the answer's body. */
  readonly ask: (action: string, fields?: object) => Promise<Record<string, unknown>>
  readonly start: () => Promise<string>
  readonly upload: (advertId: string, ...files: Buffer[]) => Promise<Record<string, unknown>>
}

/** The steps of posting an advert, as the user of the token makes them. */
export function poster(site: Site, token: string): Poster {
  const ask: Poster['ask'] = async (action, fields = {}) =>
    (await site.call(path, { action, ...fields }, { token })).body
  const start: Poster['start'] = async () => String((await ask('startDraft'))['id'])
  const upload: Poster['upload'] = async (advertId, ...files) =>
    (await site.upload({ action: 'uploadImage', advertId, token }, files)).body
  return { ask, start, upload }
}

/** All that an advert needs to be published. */
export const wholeDraft = {
  ad_lang: 'ro',
  title: 'Ukulele soprano',
  description: 'Cu husă, aproape nouă.',
  subcategory: 'carti',
  place: 'balti',
  price: '1 250,50',
  currency: 'EUR',
}

/** The names in an answer with a gallery, the main photo first. */
export function imageNames(body: Record<string, unknown>): string[] {
  const { images } = body
  return Array.isArray(images) ? images.map(({ image }: { image: string }) => image) : []
}

/** Whether everybody sees it: on its own page and in lists, which must agree. */
export async function isSeen(site: Site, id: number | string): Promise<boolean> {
  const lists = '/adverts/get_adverts.php'
  const { body } = await site.call(lists, { action: 'getItem', itemID: id })
  const { body: list } = await site.call(lists, { action: 'listHistory', idsList: [id] })
  const isListed = Object.values(Object(list['items'])).length === 1
  expect(isListed).toBe(body['success'])
  return isListed
}

/** Publishes an advert as its owner does. Gives its id. */
export async function published(
  site: Site,
  { token }: { readonly token: string },
  fields: object = {},
): Promise<string> {
  const { ask, start } = poster(site, token)
  const id = await start()
  await ask('saveDraft', { advertId: id, ...wholeDraft, title: freshName(), ...fields })
  expect(await ask('publish', { advertId: id })).toMatchObject({ success: true })
  return id
}
