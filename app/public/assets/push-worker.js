// Shows pushes. Its scope is its own folder: it controls no page, sees no request and caches nothing.

self.addEventListener('push', (event) => {
  const { id, title, body, path, tag } = event.data.json()
  const data = { id, path }
  const icon = '/assets/favicon.svg'
  event.waitUntil(self.registration.showNotification(title, { body, tag, data, icon }))
})

self.addEventListener('notificationclick', (event) => {
  const { id, path } = event.notification.data
  event.notification.close()
  event.waitUntil(Promise.all([show(path), markRead(id)]))
})

async function show(path) {
  const { href } = new URL(path, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === href)
  return open ? open.focus() : self.clients.openWindow(href)
}

/** Without a session nothing happens; unread messages have no id, opening them reads them. */
async function markRead(id) {
  if (id === null) return
  await fetch('/api/users/notifications.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'markRead', ids: [id] }),
  }).catch(() => {})
}
