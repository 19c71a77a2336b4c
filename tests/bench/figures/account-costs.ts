import { logIn, registerSomebody } from './accounts.ts'
import { cpuMs } from '../cpu.ts'
import { uploadFive } from './photos.ts'
import { cpuOfPage, site, type Served } from '../served.ts'
import { judged, printHead, printLine } from '../table.ts'

/** Costs of an account: password hash of a login, photos, and a page rendered for one user. */
export async function measureAccounts(served: Served): Promise<void> {
  printHead(['Accounts', 'measured', 'at most', ''])
  const who = await registerSomebody(site)
  const cookie = await logIn(site, who)
  const logins = 40
  const before = await cpuMs(await served.pids())
  for (let login = 0; login < logins; login++) await logIn(site, who)
  const ms = ((await cpuMs(await served.pids())) - before) / logins
  printLine(['a login, CPU ms', ms.toFixed(1), '60', judged(ms, 60)])
  await measurePhotos(cookie)
  for (const path of ['/', '/category/transport']) {
    const theirs = await cpuOfPage(served, path, cookie)
    const times = theirs / (await cpuOfPage(served, path))
    const figure = `${theirs.toFixed(2)} = × ${times.toFixed(2)}`
    printLine([
      `${path} for somebody logged in, CPU ms`,
      figure,
      '× 2 of a visitor’s',
      judged(times, 2),
    ])
  }
}

async function measurePhotos(cookie: string): Promise<void> {
  const { seconds, duringUpload, idle } = await uploadFive(site, cookie)
  const slower = (duringUpload / idle - 1) * 100
  const others = `${duringUpload.toFixed(1)} ms, ${slower.toFixed(0)} % over ${idle.toFixed(1)}`
  printLine(['five photos of 12 megapixels', `${seconds.toFixed(2)} s`, '4 s', judged(seconds, 4)])
  printLine(['others’ median duringUpload', others, '20 %', judged(slower, 20)])
}
