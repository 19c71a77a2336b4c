import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { onTestFinished } from 'vitest'
import { partnerCalls } from '#contract/partners/partner-calls.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { expect, test, type Site } from '#tests/support/servers/site.ts'
import { goodAdvert, makeKey, newOwnId } from './partner-site.ts'

const tool = new URL('../../../node_modules/.bin/swagger-typescript-api', import.meta.url).pathname

type Method = (...parts: unknown[]) => Promise<{ status: number; data: Record<string, unknown> }>
type Client = Readonly<Record<'adverts' | 'categories', Readonly<Record<string, Method>>>>

async function documentOf(site: Site): Promise<string> {
  const { text } = await site.send({ method: 'GET', url: '/api/partners/openapi.json' })
  return text
}

/** The client that the tool makes of the site's description, with a key. */
async function clientOf(site: Site, key: string): Promise<Client> {
  const folder = await mkdtemp(join(tmpdir(), 'gasit-client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'openapi.json'), await documentOf(site))
  const files = ['-p', join(folder, 'openapi.json'), '-o', folder, '-n', 'client.ts']
  await promisify(execFile)(process.execPath, [tool, 'generate', ...files])
  const { Api } = await import(join(folder, 'client.ts'))
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const client = new Api({
    baseUrl: `${address}/api/partners/v1`,
    securityWorker: () => ({ headers: { authorization: `Bearer ${key}` } }),
  })
  return client
}

test('the description for programs is OpenAPI 3.1 and names every call', async ({ site }) => {
  const document = JSON.parse(await documentOf(site))

  const { valid, errors } = await new Validator().validate(document)
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  for (const { method, path, name } of Object.values(partnerCalls))
    expect(document.paths[path][method.toLowerCase()].operationId).toBe(name)
})

test('a client that a tool generates from it posts, reads, counts and archives', async ({
  site,
  given,
}) => {
  const company = await given.user({ accountType: 1, brand: 'Casa' })
  const { key } = await makeKey(site, company)
  const { adverts, categories } = await clientOf(site, key)
  const ownId = newOwnId()

  const begun = await adverts['putAdvert']?.(ownId, { ...goodAdvert('Masă'), publish: false })
  const file = new File([new Uint8Array(await smallPhoto('jpeg'))], 'masa.jpg')
  const pictured = await adverts['addPhoto']?.(ownId, { file })
  const made = await adverts['putAdvert']?.(ownId, { title: 'Masă rotundă' })
  const listed = await adverts['listAdverts']?.({ limit: 10 })
  const counted = await adverts['getStatistics']?.(ownId)
  const archived = await adverts['archiveAdvert']?.(ownId)
  const known = await categories['listAttributes']?.('carti')

  expect(begun?.data).toMatchObject({ isNew: true, advert: { ownId, status: 'draft' } })
  expect(pictured?.data).toMatchObject({ isDuplicate: false })
  const photos = [expect.stringMatching(/-1600\.webp$/)]
  const published = { ownId, title: 'Masă rotundă', status: 'active', photos }
  expect(made?.data).toMatchObject({ isNew: false, advert: published })
  expect(listed?.data['adverts']).toMatchObject([{ ownId }])
  expect(counted?.data['days']).toHaveLength(30)
  expect(archived?.data).toMatchObject({ advert: { status: 'archived' } })
  expect(known?.status).toBe(200)
  const missing = await adverts['getAdvert']?.('nu-exista').catch((error: unknown) => error)
  expect(missing).toMatchObject({ status: 404, error: { error: { code: 'advert_not_found' } } })
})
