import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const file = new URL('../../../public/assets/push-worker.js', import.meta.url)

type Listener = (event: object) => void

/** The worker in a browser that has these pages open. */
function startWorker(...open: readonly string[]) {
  const listeners: Record<string, Listener> = {}
  const work: Promise<unknown>[] = []
  const windows = open.map((url) => ({ url, focus: vi.fn<() => void>() }))
  const showNotification = vi.fn<(title: string, options: object) => void>()
  const openWindow = vi.fn<(url: string) => void>()
  const fetch = vi.fn<(url: string, request: { readonly body: string }) => Promise<void>>(
    async () => {},
  )
  const self = {
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener
    },
    location: { origin: 'https://gasit.example' },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  }
  runInNewContext(readFileSync(file, 'utf8'), { self, fetch, URL })
  const hear = async (name: string, event: object): Promise<void> => {
    listeners[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
  }
  return { hear, windows, showNotification, openWindow, fetch, heard: Object.keys(listeners) }
}

const pushed = { id: 7, title: 'Ofertă nouă', body: 'Apasă', path: '/my-messages/1', tag: 'c1' }

test('a push is shown; nothing but pushes and presses on them is heard, so no page is touched', async () => {
  const worker = startWorker()
  await worker.hear('push', { data: { json: () => pushed } })
  const { title, body, tag, id, path } = pushed
  const options = expect.objectContaining({ body, tag, data: { id, path } })
  expect(worker.showNotification).toHaveBeenCalledWith(title, options)
  expect(worker.heard).toEqual(['push', 'notificationclick'])
})

test('a pressed one opens its page once, and is read', async () => {
  const notification = { data: { id: 7, path: '/my-messages/1' }, close: vi.fn<() => void>() }
  const worker = startWorker('https://gasit.example/')
  await worker.hear('notificationclick', { notification })
  expect(worker.openWindow).toHaveBeenCalledWith('https://gasit.example/my-messages/1')
  expect(notification.close).toHaveBeenCalledOnce()
  const [, request] = worker.fetch.mock.calls[0] ?? []
  expect(JSON.parse(request?.body ?? '')).toEqual({ action: 'markRead', ids: [7] })

  const shown = startWorker('https://gasit.example/my-messages/1')
  await shown.hear('notificationclick', {
    notification: { ...notification, data: { id: null, path: '/my-messages/1' } },
  })
  expect(shown.windows[0]?.focus).toHaveBeenCalledOnce()
  expect(shown.openWindow).not.toHaveBeenCalled()
  expect(shown.fetch).not.toHaveBeenCalled()
})
