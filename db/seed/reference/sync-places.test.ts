import { editedFile } from '#tests/support/edited-file.ts'
import { expect, test } from '#tests/support/test.ts'
import type { ReferenceData } from './read-data.ts'

test('a sector that the file names no longer keeps its adverts, and its city stays', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ place: 'balti-slobozia' })
  await editedFile(deps, ({ districts }) => {
    for (const district of districts)
      if (district.name_ro === 'Bălți')
        district.sectors = district.sectors?.filter(({ name_ro }) => name_ro === 'Centru')
  })

  const places = await deps.sql`
    select slug, is_offered from places where slug like 'balti%' order by slug`
  expect(places).toEqual([
    { slug: 'balti', isOffered: true },
    { slug: 'balti-centru', isOffered: true },
    { slug: 'balti-slobozia', isOffered: false },
  ])
  const [row] = await deps.sql`
    select p.slug from ad_index i join places p on p.id = i.place_id where i.advert_id = ${id}`
  expect(row).toEqual({ slug: 'balti' })
})

test('a place keeps its adverts when it is renamed or moved, and is not offered once it is removed', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ title: 'Buciumul meu', place: 'orhei' })
  const retained = await given.advert({ title: 'Fluierul meu', place: 'soroca' })
  const named = async (slug: string) =>
    (await deps.sql`select name_ro, is_offered from places where slug = ${slug}`)[0]
  const district = ({ districts }: ReferenceData, name: string) =>
    districts.find(({ name_ro }) => name_ro === name)?.localities ?? []
  await editedFile(deps, (data) => {
    for (const place of district(data, 'Orhei')) {
      if (place.name_ro === 'Orhei') Object.assign(place, { name_ro: 'Orheiul Nou', kind: 'city' })
    }
    const soroca = district(data, 'Soroca')
    const index = soroca.findIndex(({ name_ro }) => name_ro === 'Soroca')
    soroca.splice(index, 1)
    soroca.splice(0, 1)
  })

  expect(await named('orhei')).toMatchObject({ nameRo: 'Orheiul Nou', isOffered: true })
  expect(await named('soroca')).toMatchObject({ isOffered: false })
  const names = await deps.sql`
    select name from place_names join places on id = place_id where slug in ('orhei', 'soroca')`
  expect(names.map(({ name }) => name)).toContain('orheiul nou')
  expect(names.map(({ name }) => name)).not.toContain('soroca')
  const places = await deps.sql`
    select a.id, p.slug from adverts a join places p on p.id = a.place_id where a.id in (${id}, ${retained.id}) order by a.id`
  expect(places).toMatchObject([{ slug: 'orhei' }, { slug: 'soroca' }])

  await editedFile(deps, (data) => {
    for (const place of district(data, 'Orhei')) if (place.name_ro === 'Orhei') place.lat += 0.5
  })
  const [row] = await deps.sql`
    select i.latitude from ad_index i join places p on p.id = i.place_id where i.advert_id = ${id} and abs(i.latitude - p.latitude) < 0.001`
  expect(row).toBeDefined()
})
