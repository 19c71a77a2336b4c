import { smallPhoto } from '#tests/support/photos.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { sweepPhotos } from '#domains/messaging/photos/service.ts'
import { expect, test } from '../../support/servers/site.ts'

const path = '/messages/manage_messages.php'

test('a photo of a message opens for its two sides alone', async ({ site, given }) => {
  const [seller, buyer, stranger] = [await given.user(), await given.user(), await given.user()]
  const { id: advertId } = await given.advert({ seller })
  const sent = { action: 'uploadMessagePhoto', token: buyer.token }
  const { body } = await site.upload(sent, [await smallPhoto('jpeg')], path)
  const name = String(body['image'])
  const open = async (cookies?: Record<string, string>): Promise<number[]> => {
    const urls = [400, 1600].map((size) => `/message-photos/${name}-${size}.webp`)
    const answers = await Promise.all(
      urls.map((url) => site.send({ method: 'GET', url, ...(cookies && { cookies }) })),
    )
    return answers.map(({ status }) => status)
  }
  const by = (user: { token: string }) => open({ session: user.token })
  expect(await by(buyer), 'before it is sent').toEqual([200, 200])
  expect(await by(seller), 'before it is sent').toEqual([404, 404])

  await given.message({ to: { advertId }, author: buyer, text: '', photos: [name] })
  expect(await by(buyer)).toEqual([200, 200])
  expect(await by(seller)).toEqual([200, 200])
  expect(await by(stranger)).toEqual([404, 404])
  expect(await open()).toEqual([404, 404])
  const stored = await site.send({ method: 'GET', url: `/files/messages/${name}-1600.webp` })
  expect(stored.status).toBe(404)
})

test('nobody sends another’s photo, or one photo twice', async ({ site, given }) => {
  const [buyer, thief] = [await given.user(), await given.user()]
  const { id: advertId } = await given.advert()
  const sent = { action: 'uploadMessagePhoto', token: buyer.token }
  const { body } = await site.upload(sent, [await smallPhoto('jpeg')], path)
  const photos = [String(body['image'])]
  const send = (author: typeof buyer) => given.message({ to: { advertId }, author, photos })
  await expect(send(thief)).toBeRefused('image_unreadable')
  await send(buyer)
  await expect(send(buyer)).toBeRefused('image_unreadable')
})

test('a photo that is never sent is gone after a day', async ({ site, deps, given }) => {
  const { token } = await given.user()
  const sent = { action: 'uploadMessagePhoto', token }
  const { body } = await site.upload(sent, [await smallPhoto('jpeg')], path)
  const file = `messages/${String(body['image'])}-1600.webp`
  await sweepPhotos(deps)
  expect(await deps.storage.read(file)).not.toBeNull()
  const later = { now: () => new Date(deps.clock.now().getTime() + dayMs + 1) }
  await sweepPhotos({ ...deps, clock: later })
  expect(await deps.storage.read(file)).toBeNull()
})
