import { createHash } from 'node:crypto'
import { printHead, printLine } from './table.ts'

const megabytes = 256
const rounds = 5

/** Current speed of this machine, to compare figures of two runs. */
export function measureMachine(): void {
  const block = Buffer.alloc(2 ** 20, 'Găsit')
  const times = Array.from({ length: rounds }, () => {
    const begin = performance.now()
    const hash = createHash('sha256')
    for (let nth = 0; nth < megabytes; nth++) hash.update(block)
    hash.digest()
    return performance.now() - begin
  })
  printHead(['This machine', 'measured', '', ''])
  printLine([`hashing ${megabytes} MB, ms`, Math.min(...times).toFixed(0), '', ''])
}
