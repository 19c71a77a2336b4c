import type { Job } from '../job.ts'
import { beginDueImports, forgetImports } from './runs/service.ts'
import { workOn } from './runs/work.ts'

export const importJobs: readonly Job[] = [
  { name: 'imports.schedule', everySeconds: 60, run: beginDueImports },
  { name: 'imports.fetch', everySeconds: 2, run: (deps) => workOn(deps, 'fetch') },
  { name: 'imports.lines', everySeconds: 2, run: (deps) => workOn(deps, 'lines') },
  { name: 'imports.photos', everySeconds: 2, run: (deps) => workOn(deps, 'photos') },
  { name: 'imports.cleanup', everySeconds: 600, run: forgetImports },
]
