/** The worker's folder is its scope, so it controls no page. */
const workerUrl = '/assets/push-worker.js'
const scope = '/assets/'

/** A browser as the server has to know it. */
export interface Browser {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether this browser would show a push. */
export async function isSubscribed(): Promise<boolean> {
  return canPush() && Notification.permission === 'granted' && (await subscription()) !== null
}

/** Asks for the permission and subscribes; null if the person does not permit it. Throws if it fails. */
export async function subscribe(publicKey: string): Promise<Browser | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await activeWorker()
  // One that was made for other keys of the site is of no use.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
  if (!endpoint) throw new Error('A subscription has no endpoint')
  return { endpoint, p256dh, auth }
}

/** Returns the endpoint that is not used any more; null if there was none. */
export async function unsubscribe(): Promise<string | null> {
  const made = await subscription()
  await made?.unsubscribe()
  return made?.endpoint ?? null
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** `serviceWorker.ready` waits for a worker of this page, which this one is not. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const policy = window.trustedTypes?.createPolicy('gasit-push', { createScriptURL: (url) => url })
  const url = policy?.createScriptURL(workerUrl) ?? workerUrl
  const registration = await navigator.serviceWorker.register(url, { scope })
  const worker = registration.installing ?? registration.waiting
  if (!worker || registration.active) return registration
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(registration)
      if (worker.state === 'redundant') reject(new Error('The worker was not installed'))
    })
  })
}
