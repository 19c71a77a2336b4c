import { expect, test, type Site } from '../../support/servers/site.ts'

const url = '/api/adverts/get_adverts.php'

async function listed(site: Site, payload: string | Buffer, type: string): Promise<unknown> {
  const { body } = await site.send({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type },
  })
  const { items } = body
  return Array.isArray(items) ? items.map(({ id }: { id: unknown }) => Number(id)) : body
}

const multipart = async (
  fields: readonly (readonly [string, string])[],
): Promise<[Buffer, string]> => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return [Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '']
}

test('a list comes in a form in every way that forms have', async ({ site, given }) => {
  const first = await given.advert()
  const second = await given.advert()
  const ids = [String(second.id), String(first.id)]
  const ways: readonly (readonly (readonly [string, string])[])[] = [
    ids.map((id) => ['idsList[]', id]),
    ids.map((id) => ['idsList', id]),
    ids.map((id, index) => [`idsList[${index}]`, id]),
    [['idsList', ids.join(',')]],
  ]
  for (const way of ways) {
    const fields = [['action', 'listHistory'] as const, ...way]
    const encoded = new URLSearchParams(
      fields.map(([name, value]): [string, string] => [name, value]),
    ).toString()
    const [body, type] = await multipart(fields)

    expect(await listed(site, encoded, 'application/x-www-form-urlencoded')).toEqual(
      ids.map(Number),
    )
    expect(await listed(site, body, type)).toEqual(ids.map(Number))
  }
})

test('a list of one is a list, and a hundred fit', async ({ site, given }) => {
  const { id } = await given.advert()
  const one = [
    ['action', 'listHistory'],
    ['idsList[]', String(id)],
  ] as const
  const hundred = Array.from(
    { length: 100 },
    (_none, index) => ['idsList[]', String(id + index)] as const,
  )
  for (const fields of [one, [one[0], ...hundred]]) {
    const [body, type] = await multipart(fields)
    expect(await listed(site, body, type)).toContain(id)
  }
})

test('a text that comes several times is refused, and a long one arrives whole', async ({
  site,
  given,
}) => {
  const { token } = await given.user()
  const own = '/api/adverts/manage_adverts.php'
  const [twice, type] = await multipart([
    ['action', 'startDraft'],
    ['token', token],
    ['token', token],
  ])
  const { status } = await site.send({
    method: 'POST',
    url: own,
    payload: twice,
    headers: { 'content-type': type },
  })
  expect(status).toBeLessThan(500)

  const [large, form] = await multipart([
    ['action', 'listHistory'],
    ['idsList', '1,'.repeat(200_000)],
  ])
  const answer = await site.send({
    method: 'POST',
    url,
    payload: large,
    headers: { 'content-type': form },
  })
  expect(answer.status).toBe(413)
})
