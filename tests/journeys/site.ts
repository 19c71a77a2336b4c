import { startDemoSite } from '../support/servers/demo-site.ts'

/** Before the first journey. */
export default async function startSite(): Promise<() => Promise<void>> {
  return startDemoSite()
}
