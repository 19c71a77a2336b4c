import { smallPhoto } from '#tests/support/photos.ts'

export type Answer = Record<string, unknown>

/** The calls about own adverts; what the dying server does not answer is null. */
export function poster(address: string, cookie: string) {
  const url = `${address}/api/adverts/manage_adverts.php`
  const read = async (response: Promise<Response>): Promise<Answer | null> =>
    response.then(async (answered) => Object(await answered.json())).catch(() => null)
  const ask = (action: string, fields: Answer = {}): Promise<Answer | null> =>
    read(
      fetch(url, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ action, ...fields }),
      }),
    )
  const upload = async (advertId: string): Promise<Answer | null> => {
    const body = new FormData()
    body.append('action', 'uploadImage')
    body.append('advertId', advertId)
    body.append('file', new Blob([new Uint8Array(await smallPhoto('png'))]))
    return read(fetch(url, { method: 'POST', headers: { cookie }, body }))
  }
  const picture = async (): Promise<Answer | null> => {
    const body = new FormData()
    body.append('action', 'setAvatar')
    body.append('file', new Blob([new Uint8Array(await smallPhoto('png'))]))
    const account = `${address}/api/users/manage_account.php`
    return read(fetch(account, { method: 'POST', headers: { cookie }, body }))
  }
  return { ask, upload, picture }
}
