import { parseDataFiles, readDataFiles } from '#db/seed/reference/read-data.ts'

/** Validates db/data/categories.json and places.json: `node tools/checks/check-data.ts`. */
try {
  parseDataFiles(await readDataFiles())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
