import { readPages } from '#db/seed/pages/read-pages.ts'
import { parseDataFiles, readDataFiles } from '#db/seed/reference/read-data.ts'

/** Validates the files of db/data: `node tools/checks/check-data.ts`. */
try {
  parseDataFiles(await readDataFiles())
  await readPages()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
