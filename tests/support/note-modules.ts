import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Given to a process with `--import`: notes the address of each module that it loads, a line each. */
registerHooks({
  load: (url, context, nextLoad) => {
    appendFileSync(process.env['MODULES_FILE'] ?? '', `${url}\n`)
    return nextLoad(url, context)
  },
})
