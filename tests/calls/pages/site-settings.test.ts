import { listFlagsOn } from '#domains/content/store.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { composeDeps } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { freshName } from '#tests/support/fresh.ts'
import { expect, test } from '../../support/servers/site.ts'
import { openTwin } from '../safety/safety.ts'

const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' }

test('flags begin as specified; one that is on shows views, another the filters before the list', async ({
  site,
  deps,
  given,
}) => {
  expect(await listFlagsOn(deps.sql)).toEqual(['subcategories_in_menu'])
  const { id } = await given.advert({ subcategory: 'carti' })
  await deps.sql`insert into advert_views (advert_id, views) values (${id}, 21)`
  await deps.sql`update settings set value = 'true' where key in ('shows_views', 'prefilter')`

  const { body } = await site.call('/pages/get_settings.php', {})
  expect(body).toEqual({
    success: true,
    showsViews: true,
    prefilter: true,
    subcategoriesInMenu: true,
    passwordMinLength: 4,
    invitationsOnly: false,
    takesMail: true,
    isSelling: false,
    operator: { name: '', idno: '', address: '', phone: '', networks: [] },
  })
  const advert = await site.send({ method: 'GET', url: `/advert/${id}` })
  expect(advert.text).toContain(ro.advert.views(21))
  const list = await site.send({ method: 'GET', url: '/search', headers: onPhone })
  expect(list.text).toMatch(/<div id="filters" data-inline/)
  expect(list.text).not.toMatch(/popoverTarget="filters"|id="filters"[^>]*popover=/i)
  expect(list.text.indexOf('id="filters"')).toBeLessThan(list.text.indexOf('data-advert='))
})

test('a raised least length of passwords holds for the server and is told to the forms', async ({
  deps,
  world,
}) => {
  expect(() => readConfig({ PASSWORD_MIN_LENGTH: '3' })).toThrow('PASSWORD_MIN_LENGTH')
  const { passwordMinLength } = composeDeps(readConfig({ PASSWORD_MIN_LENGTH: '10' }), {
    ...deps,
    ...{ filesFolder: world.filesFolder, secret: 'a secret of this test, long enough' },
    warn: deps.log.warn,
  })
  const twin = await openTwin({ ...deps, passwordMinLength }, world.filesFolder)
  const { body } = await twin.call('/token.php', { action: 'getToken' })
  const register = async (password: string) =>
    twin.call(
      '/users/register.php',
      {
        ...{ action: 'register', accountType: 0, username: freshName(), password },
        email: `${freshName()}@exemplu.md`,
      },
      { token: String(body['token']) },
    )

  expect((await register('zmeura-42')).body).toMatchObject({ code: 'password_short' })
  expect((await register('zmeura-427')).body).toMatchObject({ success: true })
  const { body: settings } = await twin.call('/pages/get_settings.php', {})
  expect(settings).toMatchObject({ passwordMinLength: 10 })
  await twin.app.close()
})
