import { join } from 'node:path'
import { startDemoSite } from '../support/servers/demo-site.ts'

/** Before the first picture: the demo market at the moment of all pictures. */
export default async function startSite(): Promise<() => Promise<void>> {
  return startDemoSite(['--import', join(import.meta.dirname, 'still-clock.ts')])
}
