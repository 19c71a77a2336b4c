import { readFileSync } from 'node:fs'
import type { Route } from '#server/pages/route-table.ts'

const written = new URL('../../../dist/server/routes.json', import.meta.url)

/** Every address of the built application, as its routes declare it. */
export const routes: readonly Route[] = JSON.parse(readFileSync(written, 'utf8'))
