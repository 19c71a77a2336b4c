import { dayMs } from '#contract/rules/durations.ts'
import { advertLifeDays } from '#contract/limits.ts'
import { expect, test } from '../../support/servers/site.ts'
import { poster, published } from '../poster.ts'

test('a renewal is offered once it gives at least a day, and says until when', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)
  const line = async () => Object(await ask('listOwn')).lines[0]

  expect(await line()).toMatchObject({ renewsUntil: null })
  expect(await ask('renew', { ids: id })).toEqual({ success: true, done: 0, expiresAt: null })

  deps.clock.advance({ days: 1, minutes: 1 })
  const until = new Date(deps.clock.now().getTime() + advertLifeDays * dayMs).toISOString()
  expect(await line()).toMatchObject({ renewsUntil: until })
  expect(await ask('renew', { ids: id })).toEqual({ success: true, done: 1, expiresAt: until })
  expect(await line()).toMatchObject({ expiresAt: until, renewsUntil: null })
})
