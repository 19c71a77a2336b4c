import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '#contract/rules/durations.ts'
import { draftDays, draftsBegunAnHour, draftsOfUser } from '#contract/limits.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { expect, test } from '../../support/servers/site.ts'
import { poster, published, wholeDraft } from '../poster.ts'

test('drafts of a user have a number, also when they are begun at once, and end with it', async ({
  site,
  given,
}) => {
  const { token } = await given.user()
  const { ask } = poster(site, token)

  const answers = await Promise.all(
    Array.from({ length: draftsOfUser + 3 }, () => ask('startDraft')),
  )
  const refused = answers.filter(({ code }) => code === 'too_many_drafts')
  expect(refused).toHaveLength(3)
  const [begun] = answers.filter(({ success }) => success)
  await ask('deleteAdverts', { ids: begun?.['id'] })
  expect(await ask('startDraft')).toMatchObject({ success: true })
  const other = poster(site, (await given.user()).token)
  expect(await other.ask('startDraft')).toMatchObject({ success: true })
})

test('a draft that nobody has touched for long goes with its photos, and its owner has seen when', async ({
  site,
  deps,
  world,
  given,
}) => {
  const seller = await given.user()
  const { ask, start, upload } = poster(site, seller.token)
  const [left, typedAt, photoAt] = [await start(), await start(), await start()]
  const shown = await published(site, seller)
  await upload(left, await smallPhoto('png'))
  const files = () => readdir(join(world.filesFolder, 'adverts'))
  const before = (await files()).length

  // A session would not last so long, so the drafts are older than it.
  await deps.sql`
    update adverts set touched_at = touched_at - make_interval(days => ${draftDays - 1})
    where owner_id = ${seller.id} and status = 'draft'`
  await runAdvertJobs(deps)
  await ask('saveDraft', { advertId: typedAt, title: 'Mai aștept' })
  await upload(photoAt, await smallPhoto('webp'))
  const { lines } = Object(await ask('listOwn', { status: 'draft' }))
  const line = lines.find(({ item }: { item: { id: string } }) => item.id === left)
  const inADay = deps.clock.now().getTime() + dayMs
  expect(Math.abs(Date.parse(line.draftUntil) - inADay)).toBeLessThan(60_000)

  deps.clock.advance({ days: 1, minutes: 1 })
  await Promise.all([runAdvertJobs(deps), runAdvertJobs(deps)])
  expect(await ask('getOwn', { advertId: left })).toMatchObject({ code: 'advert_not_found' })
  expect(await ask('getOwn', { advertId: typedAt })).toMatchObject({ success: true })
  expect(await ask('getOwn', { advertId: photoAt })).toMatchObject({ success: true })
  expect(await ask('getOwn', { advertId: shown })).toMatchObject({ success: true })
  expect(await files()).toHaveLength(before)
})

test('of two who write on one draft the later is told, and decides', async ({ site, given }) => {
  const { token } = await given.user()
  const { ask, start } = poster(site, token)
  const id = await start()
  const save = (title: string, version?: number) =>
    ask('saveDraft', {
      advertId: id,
      ...wholeDraft,
      title,
      ...(version !== undefined && { version }),
    })

  const first = await save('De pe telefon', 0)
  expect(first).toMatchObject({ success: true, version: 1 })
  expect(await save('De pe calculator', 0)).toMatchObject({
    success: false,
    code: 'draft_changed',
  })
  const { advert } = Object(await ask('getOwn', { advertId: id }))
  expect(advert).toMatchObject({ version: 1, item: { ad_title_ro: 'De pe telefon' } })
  expect(await save('De pe calculator', advert.version)).toMatchObject({ version: 2 })
  expect(await save('Un program fără versiune')).toMatchObject({ success: true, version: 3 })
})

test('drafts that are begun and deleted again have a number an hour, and a refused one does not count', async ({
  site,
  deps,
  given,
}) => {
  const { token, id: userId } = await given.user()
  const { ask } = poster(site, token)
  const begin = () => ask('startDraft')
  const deleteAll = () => deps.sql`delete from adverts where owner_id = ${userId}`
  for (let begun = 0; begun < draftsBegunAnHour; begun += draftsOfUser) {
    await deleteAll()
    for (let count = 0; count < draftsOfUser; count++) await begin()
    if (begun === 0) expect(await begin()).toMatchObject({ code: 'too_many_drafts' })
  }
  await deleteAll()
  expect(await begin()).toMatchObject({ code: 'too_many_requests' })
  const other = poster(site, (await given.user()).token)
  expect(await other.ask('startDraft')).toMatchObject({ success: true })

  deps.clock.advance({ hours: 1, minutes: 1 })
  expect(await begin()).toMatchObject({ success: true })
})
