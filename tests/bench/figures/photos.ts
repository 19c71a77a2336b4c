import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A photo of twelve megapixels with noise, about 3 MB as JPEG. */
export async function bigPhoto(): Promise<Buffer> {
  const small = { width: 500, height: 375, channels: 3 } as const
  const noise = sharp(randomBytes(small.width * small.height * 3), { raw: small })
  return noise.resize(4_000, 3_000).jpeg({ quality: 88 }).toBuffer()
}

interface Figures {
  /** From the first byte sent to the last response. */
  readonly seconds: number
  /** Median ms of a page during the uploads, and of the same page on an idle server. */
  readonly duringUpload: number
  readonly idle: number
}

/** Uploads five photos over HTTP on two connections, as the form does, with a concurrent reader. */
export async function uploadFive(site: string, cookie: string): Promise<Figures> {
  const photos = await Promise.all(Array.from({ length: 5 }, bigPhoto))
  const idle = await readWhile(site, new Promise((done) => setTimeout(done, 2_000)))
  const body = new URLSearchParams({ action: 'startDraft' })
  const url = `${site}/api/adverts/manage_adverts.php`
  const started = await fetch(url, { method: 'POST', headers: { cookie }, body })
  const { id }: { id: string } = JSON.parse(await started.text())

  const begin = performance.now()
  const sending = Promise.all([
    sendAll(url, cookie, id, photos.slice(0, 3)),
    sendAll(url, cookie, id, photos.slice(3)),
  ])
  const duringUpload = await readWhile(site, sending)
  await sending
  return { seconds: (performance.now() - begin) / 1_000, duringUpload, idle }
}

async function sendAll(
  url: string,
  cookie: string,
  advertId: string,
  photos: readonly Buffer[],
): Promise<void> {
  for (const photo of photos) {
    const form = new FormData()
    form.append('action', 'uploadImage')
    form.append('advertId', advertId)
    form.append('file', new Blob([new Uint8Array(photo)]))
    const answer = await fetch(url, { method: 'POST', headers: { cookie }, body: form })
    if (!answer.ok) throw new Error(`A photo was answered with ${answer.status}`)
  }
}

/** Median ms of an uncached page, requested until the work is done. */
async function readWhile(site: string, work: Promise<unknown>): Promise<number> {
  let isDone = false
  void work.finally(() => (isDone = true))
  const times: number[] = []
  while (!isDone) {
    const begin = performance.now()
    await (await fetch(`${site}/category/transport`)).arrayBuffer()
    times.push(performance.now() - begin)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
