import type { BotLink } from '#contract/chatbot.ts'
import type { Lang } from '#contract/languages.ts'
import { isKnownPath } from '#contract/rules/known-paths.ts'
import { botAnswers as en } from '#i18n/en/site/bot-answers.ts'
import { botAnswers as ro, type BotAnswers } from '#i18n/ro/site/bot-answers.ts'
import { botAnswers as ru } from '#i18n/ru/site/bot-answers.ts'

/** What the bot says, and where that leads: the first link is the answer's own. */
export interface Answer {
  readonly text: string
  readonly links: readonly BotLink[]
}

export const answerTexts: Readonly<Record<Lang, BotAnswers>> = { ro, ru, en }

export const deskPath = '/help-desk?from=bot'

/** Link to a screen by its path or by `path?variant`, named in the language. */
export function screenLink(path: string, lang: Lang): BotLink {
  const { screens } = answerTexts[lang]
  const names: Readonly<Record<string, string>> = screens
  const plain = path.split(/[?#]/)[0] ?? ''
  return { path, label: names[path] ?? names[plain] ?? path }
}

/** Lets a person answer. */
export function handOver(text: string, lang: Lang): Answer {
  return { text, links: [screenLink(deskPath, lang)] }
}

/** The text with its first link at the end (D42), for clients that know no others; unknown paths are left out. */
export function spoken({ text, links }: Answer): { message: string; links: BotLink[] } {
  const known = links.filter(({ path }) => isKnownPath(path))
  const [first] = known
  return { message: first ? `${text}\n[[go:${first.path}]]` : text, links: known }
}
