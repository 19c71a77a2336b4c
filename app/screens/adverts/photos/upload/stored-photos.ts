import { dayMs } from '#contract/rules/durations.ts'

/** A pending upload stored in IndexedDB, so that it survives a reload. */
export interface StoredPhoto {
  readonly key: string
  /** Id of the advert or upload link. */
  readonly home: string
  readonly order: number
  readonly name: string
  readonly photo: Blob
  readonly isScaled: boolean
  readonly keptAt: number
}

const storeName = 'photos'
const lifetimeMs = 7 * dayMs

/** Private windows and full disks throw: then pending uploads do not survive a reload. */
export async function storePhoto(photo: StoredPhoto): Promise<void> {
  await inStore('readwrite', (store) => store.put(photo)).catch(() => undefined)
}

export async function deletePhoto(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key)).catch(() => undefined)
}

/** Returns the stored uploads of a target in selection order; deletes expired ones. */
export async function listStoredPhotos(home: string): Promise<readonly StoredPhoto[]> {
  const all = await inStore<StoredPhoto[]>('readonly', (store) => store.getAll()).catch(() => [])
  const oldest = Date.now() - lifetimeMs
  for (const { key, keptAt } of all) if (keptAt < oldest) void deletePhoto(key)
  return all
    .filter((photo) => photo.home === home && photo.keptAt >= oldest)
    .sort((a, b) => a.order - b.order)
}

/** One connection for the whole visit, so that a write is under way before the page can be left. */
let opened: Promise<IDBDatabase> | undefined

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T> | IDBRequest,
): Promise<T> {
  opened ??= openDatabase()
  const database = await opened.catch((error: unknown) => {
    opened = undefined
    throw error
  })
  const transaction = database.transaction(storeName, mode)
  const request = ask(transaction.objectStore(storeName))
  // Without an explicit commit a transaction is aborted when the page is left.
  transaction.commit()
  return answerOf<T>(request)
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('gasit-photos', 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(storeName, { keyPath: 'key' }),
  )
  const database = await answerOf(request)
  database.addEventListener('close', () => (opened = undefined))
  return database
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Not kept')))
  })
}
