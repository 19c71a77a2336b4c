import * as z from 'zod'

const nonEmpty = z.string().min(1)

/** Settings of the description service. */
export const describerSettings = {
  AI_URL: z
    .url({ protocol: /^https?$/, error: 'Give the http:// or https:// address' })
    .optional()
    .describe(
      'OpenAI-compatible server that writes descriptions, as https://api.openai.com/v1; absent: they are built from templates',
    ),
  AI_KEY: nonEmpty.optional().describe('API key of AI_URL; any value for a server without keys'),
  AI_MODEL: nonEmpty.optional().describe('Model requested from AI_URL'),
  DESCRIPTIONS_A_DAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(2_000)
    .describe('Maximum descriptions generated in a day; limits the bill of AI_URL'),
  DESCRIPTIONS_A_DAY_PER_USER: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(40)
    .describe('The same for one user'),
  BOT_ANSWERS_A_DAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(2_000)
    .describe('Maximum answers of the help bot that AI_URL words in a day'),
} as const

const settings = z.object(describerSettings)

export type DescriberSettings = z.infer<typeof settings>

/** One line per setting that AI_URL requires and that is missing. */
export function missingDescriberSettings(config: DescriberSettings): string[] {
  if (!config.AI_URL) return []
  return (['AI_KEY', 'AI_MODEL'] as const)
    .filter((name) => config[name] === undefined)
    .map((name) => `Setting ${name}: AI_URL needs it`)
}
