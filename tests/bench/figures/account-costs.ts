import { logIn, registerSomebody } from './accounts.ts'
import { cpuMs } from '../cpu.ts'
import { uploadFive } from './photos.ts'
import { cpuOfPage, site, type Served } from '../served.ts'
import { judged, printHead, printLine } from '../table.ts'

/** What an account costs: the hash of a login, photos, and a page that is rendered for one person. */
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
  const { seconds, meanwhile, alone } = await uploadFive(site, cookie)
  const slower = (meanwhile / alone - 1) * 100
  const others = `${meanwhile.toFixed(1)} ms, ${slower.toFixed(0)} % over ${alone.toFixed(1)}`
  printLine(['five photos of 12 megapixels', `${seconds.toFixed(2)} s`, '4 s', judged(seconds, 4)])
  printLine(['others’ median meanwhile', others, '20 %', judged(slower, 20)])
}
