import type { Lang } from '#contract/languages.ts'
import { helpDesk as en } from '#i18n/en/help-desk/help-desk.ts'
import { topics as topicsEn } from '#i18n/en/help-desk/topics.ts'
import { helpDesk as ro } from '#i18n/ro/help-desk/help-desk.ts'
import { topics as topicsRo } from '#i18n/ro/help-desk/topics.ts'
import { helpDesk as ru } from '#i18n/ru/help-desk/help-desk.ts'
import { topics as topicsRu } from '#i18n/ru/help-desk/topics.ts'
import type { Deps } from '../../deps.ts'
import { ticketsOf } from '../../help-desk/service.ts'
import type { User } from '../../implement.ts'
import { screenLink, type Answer } from '../answer.ts'

const texts = { ro: ro.ticket, ru: ru.ticket, en: en.ticket }
const topics = { ro: topicsRo, ru: topicsRu, en: topicsEn }

/** Tickets told of in one answer, changed last first. */
const maxTold = 3

/** How the latest tickets of a person stand; null without tickets. */
export async function ownTicketsAnswer(
  deps: Pick<Deps, 'sql'>,
  user: User,
  lang: Lang,
): Promise<Answer | null> {
  const { items } = await ticketsOf(deps, user, { start: 0, size: maxTold })
  if (items.length === 0) return null
  const t = texts[lang]
  const lines = items.map(({ number, topic, state }) => {
    const head = `${t.title(number)} (${topics[lang][topic].label})`
    return `${head}: ${t.states[state].toLowerCase()}. ${t.next[state]}`
  })
  return { text: lines.join('\n'), links: [screenLink('/my-tickets', lang)] }
}
