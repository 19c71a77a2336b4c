import type { TestProject } from 'vitest/node'
import { prepareServer, type Target } from './servers/database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    target: Target
  }
}

/** One PostgreSQL server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { target, stop } = await prepareServer()
  project.provide('target', target)
  return stop
}
