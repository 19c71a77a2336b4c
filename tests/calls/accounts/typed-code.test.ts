import { phoneUploadMinutes, typedCodeSigns, typedCodeTries } from '#contract/limits.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { expect, test, type Site } from '../../support/servers/site.ts'
import { imageNames, poster } from '../poster.ts'

const path = '/adverts/manage_adverts.php'

async function typeCode(site: Site, code: unknown, from?: string) {
  const answer = await site.call(
    path,
    { action: 'openPhoneUpload', code },
    { token: await site.visitorToken(), ...(from !== undefined && { from }) },
  )
  return answer.body
}

test('who cannot scan types six signs, once, within ten minutes, for one advert alone', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.user()
  const { ask, start } = poster(site, token)
  const [id, other] = [await start(), await start()]
  const { code, link } = await ask('startPhoneUpload', { advertId: id })

  expect(code).toMatch(new RegExp(`^[A-Z2-9]{${typedCodeSigns}}$`))
  const opened = await typeCode(
    site,
    ` ${String(code).toLowerCase().slice(0, 3)} ${String(code).slice(3)}`,
  )
  expect(opened).toMatchObject({ success: true, link: expect.any(String) })
  expect(opened['link']).not.toBe(link)
  const send = async (to: unknown) =>
    (await site.upload({ action: 'uploadByLink', link: String(to) }, [await smallPhoto('png')]))
      .body
  expect(await send(opened['link'])).toMatchObject({ have: 1 })
  expect(await send(link)).toMatchObject({ have: 2 })
  expect(imageNames(await ask('listImages', { advertId: other }))).toEqual([])

  expect(await typeCode(site, code)).toMatchObject({ code: 'code_spent' })
  const again = await ask('startPhoneUpload', { advertId: id })
  expect(await send(opened['link'])).toMatchObject({ code: 'link_spent' })
  deps.clock.advance({ minutes: 11 })
  expect(await typeCode(site, again['code'])).toMatchObject({ code: 'code_spent' })
  const ended = await ask('startPhoneUpload', { advertId: id })
  await ask('stopPhoneUpload', { advertId: id })
  expect(await typeCode(site, ended['code'])).toMatchObject({ code: 'code_spent' })
})

test('typed codes are not guessed: an address has few tries, and the page tells when it has more', async ({
  site,
  given,
}) => {
  const { token } = await given.user()
  const { ask, start } = poster(site, token)
  const { code } = await ask('startPhoneUpload', { advertId: await start() })
  const from = '203.0.113.77'

  for (let count = 0; count < typedCodeTries; count++) {
    expect(await typeCode(site, 'AAAAAA', from)).toMatchObject({ code: 'code_spent' })
  }
  expect(await typeCode(site, code, from)).toMatchObject({ code: 'too_many_requests' })
  const page = await site.send({
    ...{ method: 'POST', url: '/phone', remoteAddress: from, payload: `code=${String(code)}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([page.status, page.headers['retry-after']]).toEqual([429, String(phoneUploadMinutes * 60)])
  expect(await typeCode(site, code)).toMatchObject({ success: true })
})

test('what is no code of ours is refused as one that is over', async ({ site }) => {
  for (const code of ['', '123', 'ABCDEFGHIJ', '!!!!!!', 'ăășșțț']) {
    expect(await typeCode(site, code), code).toMatchObject({ code: 'code_spent' })
  }
})
