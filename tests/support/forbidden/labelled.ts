import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { readRecords } from '#demo/records.ts'
import { isLanguage, languages, type Lang } from '#contract/languages.ts'

/** Title and description of an advert that was labelled before the rules were read. */
export interface LabelledAdvert {
  readonly language: Lang
  readonly title: string
  readonly description: string
}

const HeldOutShape = z.object({
  label: z.enum(['forbidden', 'harmless']),
  language: z.enum(languages),
  title: z.string(),
  description: z.string(),
})

function read(name: string): LabelledAdvert[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', title = '', description = ''] = line.split('\t').slice(-3)
      if (!isLanguage(language)) throw new Error(line)
      return { language, title, description }
    })
}

export const harmlessAdverts = read('harmless-adverts.tsv')
export const forbiddenAdverts = read('forbidden-adverts.tsv')

/** Written by somebody who had seen no rule; read by nobody who works on them, and measured as shares alone. */
export const heldOutAdverts = z
  .array(HeldOutShape)
  .parse(await readRecords(new URL('held-out.jsonl', import.meta.url)))
