import type { Describer } from '#domains/deps.ts'
import type { DescriberSettings } from '../../settings/describer-settings.ts'
import { openAiDescriber } from './describer-openai.ts'
import { templateDescriber } from './describer-template.ts'
import type { Line } from '../http-post.ts'

/** Who writes descriptions, as the settings say. A server that fails is not stood in for by the template. */
export function describerOf(config: DescriberSettings, { warn }: Pick<Line, 'warn'>): Describer {
  const { AI_URL: url, AI_KEY: key, AI_MODEL: model } = config
  if (!url) return templateDescriber
  // Reading the settings has refused what is missing; this tells the compiler.
  if (key === undefined || model === undefined)
    throw new Error('Setting AI_KEY or AI_MODEL is missing')
  return openAiDescriber({ url, key, model }, { warn })
}
