import type { Describer, Phraser } from '#domains/deps.ts'
import type { DescriberSettings } from '../../settings/describer-settings.ts'
import { openAiDescriber } from './describer-openai.ts'
import { templateDescriber } from './describer-template.ts'
import type { AiAccount } from './chat-completion.ts'
import { openAiPhraser } from './phraser.ts'
import type { ProviderOptions } from '../http-post.ts'

/** Chooses the describer from the settings. There is no fallback to the template when the server fails. */
export function describerOf(
  config: DescriberSettings,
  { warn }: Pick<ProviderOptions, 'warn'>,
): Describer {
  const account = accountOf(config)
  return account ? openAiDescriber(account, { warn }) : templateDescriber
}

/** The model that words the help bot's answers; null without one. */
export function phraserOf(
  config: DescriberSettings,
  { warn }: Pick<ProviderOptions, 'warn'>,
): Phraser | null {
  const account = accountOf(config)
  return account ? openAiPhraser(account, { warn }) : null
}

function accountOf({
  AI_URL: url,
  AI_KEY: key,
  AI_MODEL: model,
}: DescriberSettings): AiAccount | null {
  if (!url) return null
  // The settings have been validated; this narrows the types.
  if (key === undefined || model === undefined)
    throw new Error('Setting AI_KEY or AI_MODEL is missing')
  return { url, key, model }
}
