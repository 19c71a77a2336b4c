import autocannon from 'autocannon'
import { cpuMs } from '../cpu.ts'
import { seconds, site, type Served } from '../served.ts'
import { judged, printHead, printLine } from '../table.ts'

/** Ten concurrent visitors of the cached home page for some seconds; `rendered` is the CPU ms of rendering it. */
export async function measureCached(served: Served, rendered: number): Promise<void> {
  const options = {
    url: `${site}/`,
    connections: 10,
    headers: { 'accept-encoding': 'br' },
  }
  await autocannon({ ...options, duration: 2 })
  const before = await cpuMs(await served.pids())
  const { requests } = await autocannon({ ...options, duration: seconds })
  const ms = ((await cpuMs(await served.pids())) - before) / requests.total
  const ratio = rendered / ms
  printHead(['Finished page from the cache', 'measured', 'at most', ''])
  printLine([`${requests.total} requests, CPU ms`, ms.toFixed(3), '0.03', judged(ms, 0.03)])
  const cheaper = ratio >= 20 ? 'reached' : 'FALLS SHORT'
  printLine(['cheaper than rendering', `× ${ratio.toFixed(0)}`, 'at least × 20', cheaper])
}
