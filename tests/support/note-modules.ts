import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Passed to a process with `--import`: writes the URL of each loaded module, one per line. */
registerHooks({
  load: (url, context, nextLoad) => {
    appendFileSync(process.env['MODULES_FILE'] ?? '', `${url}\n`)
    return nextLoad(url, context)
  },
})
