import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { confirmImport, countedRun, importFile } from '#domains/imports/runs/service.ts'
import { workOn } from '#domains/imports/runs/work.ts'
import { listLines, type ListedLine } from '#domains/imports/lines/store.ts'

const head = 'cod;titlu;descriere;pret;categorie;oras;culoare;poze'
/** A line of a file: a chair. */
export const chair = (id: string, title = `Scaun ${id}`, price = '100', photos = ''): string =>
  `${id};${title};Scaun din lemn, model ${id};${price};Mese și scaune;Chișinău;;${photos}`
export const file = (...lines: string[]): string => [head, ...lines].join('\n')

const columns = {
  ...{ id: 'cod', title: 'titlu', description: 'descriere', price: 'pret', currency: 'valuta' },
  ...{ category: 'categorie', place: 'oras' },
} as const

/** A file by what its lines say in these columns, or in others by their names. */
export function withColumns(lines: readonly Readonly<Record<string, string>>[]): string {
  const names: Readonly<Record<string, string>> = columns
  const said = [...new Set(lines.flatMap((line) => Object.keys(line)))]
  const rows = lines.map((line) => said.map((name) => line[name] ?? '').join(';'))
  return [said.map((name) => names[name] ?? name).join(';'), ...rows].join('\n')
}

/** Adverts of a company that came by imports: own id, title, price and state. */
export async function advertsOf({ sql }: Deps, userId: number) {
  return sql`
    select i.own_id, a.title_ro as title, a.price::int as price, a.status, cardinality(a.images) as photos
    from import_items i join adverts a on a.id = i.advert_id where i.user_id = ${userId} order by i.own_id`
}

interface PhotoSite {
  readonly url: string
  /** Paths that were asked for. */
  readonly asked: string[]
  /** Answers that it is out of order. */
  isDown: boolean
}

/** Photos at 127.0.0.1 by path. */
export async function photoSite(photos: Record<string, Buffer>): Promise<PhotoSite> {
  const site: PhotoSite = { url: '', asked: [], isDown: false }
  const server = createServer(({ url = '' }, response) => {
    site.asked.push(url)
    const photo = photos[url]
    const found = photo ? 200 : 404
    response.writeHead(site.isDown ? 503 : found).end(photo)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return Object.assign(site, { url: `http://127.0.0.1:${port}` })
}

/** Photos and files may be at 127.0.0.1. */
export const withLocal = (deps: Deps): Deps => ({
  ...deps,
  outgoing: { ...deps.outgoing, allowsLocal: true },
})

/** A file as it arrives from a connection. */
export async function* arriving(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** What becomes of the lines of an import: own id, verdict, and its problems by field. */
export async function reportOf(deps: Deps, runId: number): Promise<string[]> {
  const lines = await listLines(deps.sql, runId, { verdict: null, start: 0, size: 1_000 })
  return lines.map(toText)
}

function toText({ ownId, verdict, problems }: ListedLine): string {
  const told = problems.map(({ field, reason }) => [field, reason].filter(Boolean).join(' '))
  return [ownId, verdict, told.join(', ')].filter(Boolean).join(' ')
}

/** Uploads a file and lets it be checked. */
export async function checkFile(deps: Deps, user: Pick<User, 'id'>, text: string): Promise<number> {
  const { id } = await importFile(deps, user, 'adverts.csv', arriving(text))
  await workOn(deps, 'lines')
  return id
}

/** Uploads a file, confirms it and lets all of it be done. */
export async function importWhole(
  deps: Deps,
  user: Pick<User, 'id'>,
  text: string,
): Promise<{ id: number; report: string[]; state: string }> {
  const id = await checkFile(deps, user, text)
  await confirmImport(deps, user, id)
  await workOn(deps, 'lines')
  await workOn(deps, 'photos')
  await workOn(deps, 'lines')
  const { state } = await countedRun(deps, user, id)
  return { id, report: await reportOf(deps, id), state }
}
