import type { Describer } from '#domains/deps.ts'
import type { DescriberSettings } from '../../settings/describer-settings.ts'
import { openAiDescriber } from './describer-openai.ts'
import { templateDescriber } from './describer-template.ts'
import type { ProviderOptions } from '../http-post.ts'

/** Chooses the describer from the settings. There is no fallback to the template when the server fails. */
export function describerOf(
  config: DescriberSettings,
  { warn }: Pick<ProviderOptions, 'warn'>,
): Describer {
  const { AI_URL: url, AI_KEY: key, AI_MODEL: model } = config
  if (!url) return templateDescriber
  // The settings have been validated; this narrows the types.
  if (key === undefined || model === undefined)
    throw new Error('Setting AI_KEY or AI_MODEL is missing')
  return openAiDescriber({ url, key, model }, { warn })
}
