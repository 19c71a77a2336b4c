import { held, decideOn, later, reasons, statusOf } from '#tests/support/moderation.ts'
import { expect, test } from '#tests/support/test.ts'
import { editAdvert } from '../../adverts/posting/service.ts'
import { sendReport } from '../../reports/service.ts'
import { flagReview } from '../../reviews/flags/service.ts'
import { postReview } from '../../reviews/writing/service.ts'
import { casesOf, caseView, decideCases, nextCase, queues, takeCase } from '../service.ts'

test('of a hundred cases no two moderators get the same, and each is decided once', async ({
  deps,
  given,
}) => {
  await deps.sql`update adverts set status = 'archived' where status = 'review'`
  const seller = await given.user()
  const ids: number[] = []
  for (let n = 0; n < 100; n++) ids.push((await held(deps, given, { seller })).id)
  const team = await Promise.all([1, 2, 3, 4].map(() => given.staff('moderator')))
  const taken: number[] = []

  await Promise.all(
    team.map(async (staff) => {
      for (;;) {
        const found = await nextCase(deps, staff, 'new', [])
        if (!found) return
        taken.push(found.id)
        const { refused } = await decideOn(deps, staff, found.id, 'approve')
        expect(refused).toEqual([])
      }
    }),
  )

  expect(taken.toSorted((one, other) => one - other)).toEqual(ids)
  await later(deps)
  const [left] = await deps.sql`select count(*)::int as n from adverts where status = 'review'`
  expect(left).toEqual({ n: 0 })
})

test('nobody decides on what is their own, nor on a colleague’s', async ({ deps, given }) => {
  await deps.sql`update adverts set status = 'archived' where status = 'review'`
  const [staff, colleague] = [await given.staff('moderator'), await given.staff('moderator')]
  const own = await held(deps, given, { seller: staff })
  const theirs = await held(deps, given, { seller: colleague })

  expect(await nextCase(deps, staff, 'new', [])).toBeNull()
  const take = (id: number) => takeCase(deps, staff, 'new', { kind: 'advert', id })
  await expect(take(own.id)).toBeRefused('staff_conflict')
  await expect(take(theirs.id)).toBeRefused('staff_of_staff')
})

test('nobody decides on what concerns them: a review of them, a message to them, what they have reported', async ({
  deps,
  given,
}) => {
  const [staff, colleague] = [await given.staff('moderator'), await given.staff('moderator')]
  const { id: advertId } = await given.advert({ seller: staff })
  const { id: heldId, author, conversationId } = await given.message({ to: { advertId } })
  await given.message({ to: { conversationId }, author: staff })
  const deal = { advertId, userId: staff.id }
  const review = await postReview(deps, author, deal, { stars: 1, text: 'Om rău.' })
  await deps.sql`update messages set is_held = true where id = ${heldId}`
  deps.clock.advance({ days: 14 })
  await flagReview(deps, staff, review.id, { code: 6, text: '' })
  const { id: reportedId } = await given.advert()
  const visitor = { id: 'somebody', address: '10.9.8.7', isRobot: false, device: '' }
  const report = { subject: 'advert', id: reportedId, code: 6, text: '' } as const
  await sendReport(deps, { user: staff, visitor }, report)
  const cases = [
    ['messages', { kind: 'message', id: heldId }],
    ['reviews', { kind: 'review', id: review.id }],
    ['reported', { kind: 'advert', id: reportedId }],
  ] as const

  for (const [queue, key] of cases) {
    await expect(takeCase(deps, staff, queue, key)).toBeRefused('staff_conflict')
    expect(await takeCase(deps, colleague, queue, key)).toMatchObject(key)
  }
})

test('nobody decides on somebody whom they know: followed, talked to, at one browser or address', async ({
  deps,
  given,
}) => {
  await deps.sql`update adverts set status = 'archived' where status = 'review'`
  const [staff, colleague] = [await given.staff('moderator'), await given.staff('moderator')]
  const [followed, talked] = [await given.user(), await given.user()]
  const [shared, neighbour] = [await given.user(), await given.user()]
  const { id: advertId } = await given.advert({ seller: talked })
  await given.message({ to: { advertId }, author: staff })
  await deps.sql`
    insert into follows (user_id, seller_id, created_at) values (${staff.id}, ${followed.id}, now())`
  const pair = [staff.id, shared.id].toSorted((one, other) => one - other)
  await deps.sql`
    insert into shared_browsers (user_id, other_id, seen_at) values (${pair[0] ?? 0}, ${pair[1] ?? 0}, now())`
  await deps.sql`
    update users set address = 'str. Independenței 4', place_id = (select min(id) from places)
    where id in (${staff.id}, ${neighbour.id})`
  const ids: number[] = []
  for (const seller of [followed, talked, shared, neighbour])
    ids.push((await held(deps, given, { seller })).id)

  expect(await nextCase(deps, staff, 'new', [])).toBeNull()
  const listed = async (reader: typeof staff) =>
    (await casesOf(deps, reader, 'new', { after: null, size: 50 })).items
  expect((await listed(staff)).map(({ conflict }) => conflict)).toEqual(
    ids.map(() => 'staff_acquainted'),
  )
  expect((await listed(colleague)).map(({ conflict }) => conflict)).toEqual(ids.map(() => null))
  for (const id of ids) {
    const key = { kind: 'advert', id } as const
    await expect(takeCase(deps, staff, 'new', key)).toBeRefused('staff_acquainted')
    expect(await takeCase(deps, colleague, 'new', key)).toMatchObject(key)
  }
})

test('a case that a colleague works on is theirs until they give it back', async ({
  deps,
  given,
}) => {
  const [staff, colleague] = [await given.staff('moderator'), await given.staff('moderator')]
  const { id } = await held(deps, given)
  await takeCase(deps, colleague, 'new', { kind: 'advert', id })

  const { refused } = await decideOn(deps, staff, id, 'approve')

  expect(refused).toMatchObject([{ id, code: 'staff_claimed' }])
})

test('an edit is shown beside what the public saw, and its photos stay until it is approved', async ({
  deps,
  given,
}) => {
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const { id } = await given.advert({ seller, title: 'Masă', description: 'O masă de lemn bună.' })
  await editAdvert(deps, seller, id, { title: 'Masă și pistol' })
  await deps.sql`update adverts set reasons = ${deps.sql.json([...reasons])} where id = ${id}`

  const found = await takeCase(deps, staff, 'edited', { kind: 'advert', id })
  const { advert, templates } = await caseView(deps, 'edited', found)

  expect(advert).toMatchObject({
    texts: { ro: { title: 'Masă și pistol' } },
    before: { kind: 'approved', texts: { ro: { title: 'Masă' } } },
    status: 'review',
  })
  expect(templates['forbidden_goods']).toContain('Pe site nu se vând')
  await decideOn(deps, staff, id, 'approve', 'edited')
  await later(deps)
  expect(await deps.sql`select 1 from advert_versions where advert_id = ${id}`).toEqual([])
})

test('what was rejected and corrected waits for a moderator, with what was rejected', async ({
  deps,
  given,
}) => {
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const { id } = await held(deps, given, {
    seller,
    title: 'Pistol',
    description: 'De vânzare azi.',
  })
  await decideOn(deps, staff, id, 'reject')
  await later(deps)
  expect(await statusOf(deps, id)).toBe('rejected')

  await editAdvert(deps, seller, id, { title: 'Pistol cu apă' })

  const found = await takeCase(deps, staff, 'edited', { kind: 'advert', id })
  const { advert } = await caseView(deps, 'edited', found)
  expect(advert?.before).toMatchObject({ kind: 'refused', texts: { ro: { title: 'Pistol' } } })
  expect(advert?.decisions).toMatchObject([{ decision: 'reject', by: staff.username, reasons }])
})

test('beside a case stand adverts of its kind whose texts have something in common with it', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const subcategory = 'instrumente-muzicale'
  const description = 'Cutie de mahon, sunet cald, se dă cu husă.'
  const alike = await given.advert({ subcategory, title: 'Chitară clasică Cort', description })
  const other = await given.advert({ subcategory, title: 'Pian de perete', description: 'Bun.' })
  const one = { subcategory, title: 'Chitară clasică Yamaha', description }
  const { id } = await held(deps, given, one)

  const found = await takeCase(deps, staff, 'new', { kind: 'advert', id })
  const { advert } = await caseView(deps, 'new', found)

  const ids = advert?.like.map((like) => like.id)
  expect(ids).toContain(alike.id)
  expect(ids).not.toContain(other.id)
})

test('queues tell how many cases wait, how many longer than promised, and since when', async ({
  deps,
  given,
}) => {
  await deps.sql`update adverts set status = 'archived' where status = 'review'`
  await held(deps, given)
  const oldestAt = deps.clock.now()
  deps.clock.advance({ hours: 5 })
  await held(deps, given)

  const [first] = await queues(deps)

  expect(first).toEqual({ queue: 'new', promiseHours: 4, count: 2, late: 1, oldestAt })
})

test('a held message is read alone and delivered', async ({ deps, given }) => {
  const staff = await given.staff('moderator')
  const seller = await given.user()
  const advert = await given.advert({ seller })
  const { id } = await given.message({ to: { advertId: advert.id } })
  await deps.sql`update messages set is_held = true where id = ${id}`
  const one = { kind: 'message', id } as const
  const view = await caseView(deps, 'messages', await takeCase(deps, staff, 'messages', one))
  expect(view).toMatchObject({
    decisions: ['approve', 'reject'],
    messages: [{ text: 'Bună ziua' }],
  })

  const cases = [{ ...one, seen: view.seen }]
  await decideCases(deps, staff, 'messages', { cases, decision: 'approve' })
  await later(deps)

  const [message] = await deps.sql`select is_held from messages where id = ${id}`
  expect(message).toEqual({ isHeld: false })
  const { items } = await casesOf(deps, staff, 'messages', { after: null, size: 100 })
  expect(items.map((left) => left.id)).not.toContain(id)
})
