import { pinMaxKm } from '#contract/limits.ts'
import { expect, test } from '../../support/servers/site.ts'
import { poster, published, wholeDraft } from '../poster.ts'

const kmOfDegree = 111.32

interface Middle {
  readonly latitude: number
  readonly longitude: number
  readonly kind: 'city' | 'town' | 'village'
}

/** A pin so many kilometres north of the middle of a place. */
const north = ({ latitude, longitude }: Middle, km: number) => ({
  latitude: latitude + km / kmOfDegree,
  longitude,
})

test('a pin is put within its place: so far for a city, a town and a village', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { ask, start } = poster(site, seller.token)
  for (const kind of ['city', 'town', 'village'] as const) {
    const [place] = await deps.sql<(Middle & { slug: string })[]>`
      select slug, latitude, longitude, kind from places
      where kind = ${kind} and latitude < 48 order by slug limit 1`
    if (!place) throw new Error(`There is no ${kind}`)
    const id = await start()
    const most = pinMaxKm[kind]
    const whole = { ...wholeDraft, advertId: id, title: `Loc ${kind}`, place: place.slug }

    await ask('saveDraft', { ...whole, ...north(place, most + 1) })
    expect(await ask('publish', { advertId: id }), kind).toMatchObject({
      code: 'pin_far',
      type: 'latitude',
    })
    await ask('saveDraft', { advertId: id, ...north(place, most - 1) })
    expect(await ask('publish', { advertId: id }), kind).toMatchObject({ success: true })
  }
})

test('a public advert does not move its pin out of its place either, nor its place from its pin', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const [place] = await deps.sql<Middle[]>`
    select latitude, longitude, kind from places where slug = 'balti'`
  if (!place) throw new Error('There is no Bălți')
  const id = await published(site, seller, north(place, 2))

  expect(await ask('editAdvert', { advertId: id, ...north(place, 35) })).toMatchObject({
    code: 'pin_far',
  })
  expect(await ask('editAdvert', { advertId: id, place: 'chisinau' })).toMatchObject({
    code: 'pin_far',
  })
  expect(
    await ask('editAdvert', { advertId: id, place: 'chisinau', latitude: '', longitude: '' }),
  ).toMatchObject({ success: true })
})

test('a guest learns where a place is, and a geocoder is asked for nobody unknown', async ({
  site,
}) => {
  const ask = async (fields: object) =>
    (await site.call('/adverts/manage_adverts.php', { action: 'findPosition', ...fields })).body

  expect(await ask({ place: 'balti' })).toMatchObject({
    position: { isAddress: false, maxKm: pinMaxKm.city },
  })
  expect(await ask({ place: 'balti', address: 'str. Florilor 3' })).toMatchObject({
    code: 'login_required',
  })
})
