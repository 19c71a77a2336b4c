import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Imaging, Storage } from '../../deps.ts'
import { smallPhoto } from './service.ts'

const bytes = new Uint8Array([1, 2, 3])

/** A storage with the thumbnails of these photos, and how often one was made smaller. */
function partsWith(names: readonly string[], put: Storage['put'] = async () => {}) {
  const files = new Map<string, Uint8Array>(
    names.map((name) => [`adverts/${name}-400.webp`, bytes]),
  )
  let made = 0
  const storage: Storage = {
    read: async (name) => files.get(name) ?? null,
    put: async (name, content) => {
      await put(name, content)
      files.set(name, content)
    },
    remove: async (name) => void files.delete(name),
  }
  const shrink: Imaging['shrink'] = async (content) => {
    made += 1
    await delay(20)
    return content.slice(0, 1)
  }
  const unused = async (): Promise<never> => {
    throw new Error('Only a small photo is made')
  }
  const imaging: Imaging = {
    ...{ shrink, prepare: unused, rotate: unused, raster: unused, prepareAvatar: unused },
    ...{ prepareCover: unused, prepareBanner: unused, drawShareCard: unused },
  }
  return { parts: { storage, imaging }, files, made: () => made }
}

test('a photo that many ask for at once is made smaller once', async () => {
  const { parts, made } = partsWith(['sofa'])
  const asked = Array.from({ length: 10 }, () => smallPhoto(parts, 'sofa'))

  expect((await Promise.all(asked)).map((small) => small?.length)).toEqual(asked.map(() => 1))
  await smallPhoto(parts, 'sofa')
  expect(made()).toBe(1)
})

test('that another process stored it at the same moment is no failure', async () => {
  const { parts, files } = partsWith(['lamp'], async (name, content) => {
    files.set(name, content)
    throw new Error('ENOENT')
  })

  expect(await smallPhoto(parts, 'lamp')).toHaveLength(1)
})

test('a disk that stores nothing is a failure, and is tried again', async () => {
  let isFull = true
  const { parts } = partsWith(['rug'], async () => {
    if (isFull) throw new Error('ENOSPC')
  })

  await expect(smallPhoto(parts, 'rug')).rejects.toThrow('ENOSPC')
  isFull = false
  expect(await smallPhoto(parts, 'rug')).toHaveLength(1)
})
