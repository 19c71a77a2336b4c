import { readFile } from 'node:fs/promises'
import { readPages } from '#db/seed/pages/read-pages.ts'
import { parseDataFiles, readDataFiles } from '#db/seed/reference/read-data.ts'
import { readShape } from '#db/seed/reference/read-file.ts'
import { HelpTopicsFile } from '#domains/content/paragraphs/topics.ts'
import { FraudConceptsFile, FraudRulesFile } from '#domains/messaging/fraud/rules.ts'

const fraudRules = new URL('../../db/data/fraud-rules.json', import.meta.url)
const fraudConcepts = new URL('../../db/data/fraud-concepts.json', import.meta.url)
const helpTopics = new URL('../../db/data/help-topics.json', import.meta.url)

/** Validates the files of db/data: `node tools/checks/check-data.ts`. */
try {
  parseDataFiles(await readDataFiles())
  await readPages()
  readShape(FraudRulesFile, 'fraud-rules.json', await readFile(fraudRules, 'utf8'))
  readShape(HelpTopicsFile, 'help-topics.json', await readFile(helpTopics, 'utf8'))
  readShape(FraudConceptsFile, 'fraud-concepts.json', await readFile(fraudConcepts, 'utf8'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
