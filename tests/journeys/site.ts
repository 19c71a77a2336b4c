import { startDemoSite } from '../support/servers/demo-site.ts'

/** Before the first journey; three browsers at once would be the first visitors of a process that has shown nothing yet. */
export default async function startSite(): Promise<() => Promise<void>> {
  const stop = await startDemoSite()
  for (const path of ['/', '/search?q=telefon']) await fetch(process.env['JOURNEY_SITE'] + path)
  return stop
}
