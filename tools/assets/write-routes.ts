import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Writes the route declarations of the built application for the server, see `routeTable`. */
export async function writeRoutes(): Promise<void> {
  const built = pathToFileURL(resolve('dist/server/entry-server.js'))
  const { routes } = await import(`${built.href}?built=${Date.now()}`)
  await writeFile('dist/server/routes.json', JSON.stringify(routes))
}
