import { defaultLanguage, textIn, type Lang } from '#contract/languages.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { myAdverts as en } from '#i18n/en/adverts/own/my-adverts.ts'
import { mending as mendingEn } from '#i18n/en/console/mending.ts'
import { refusals as refusalsEn } from '#i18n/en/refusals.ts'
import { myAdverts as ro } from '#i18n/ro/adverts/own/my-adverts.ts'
import { mending as mendingRo } from '#i18n/ro/console/mending.ts'
import { refusals as refusalsRo } from '#i18n/ro/refusals.ts'
import { myAdverts as ru } from '#i18n/ru/adverts/own/my-adverts.ts'
import { mending as mendingRu } from '#i18n/ru/console/mending.ts'
import { refusals as refusalsRu } from '#i18n/ru/refusals.ts'
import { advertsById, ownAdverts, type OwnLine } from '../../adverts/service.ts'
import type { Understood } from '../../content/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { answerTexts, screenLink, type Answer } from '../answer.ts'
import { dayText } from '../day-text.ts'

const ownTexts = { ro, ru, en }
const refusals: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  ro: refusalsRo,
  ru: refusalsRu,
  en: refusalsEn,
}
const mending: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  ro: mendingRo,
  ru: mendingRu,
  en: mendingEn,
}

/** Adverts told of in one answer. */
const maxTold = 3
/** Adverts read; of those the ones that the question names are told of. */
const maxRead = 50
/** States that an owner asks about, most pressing first; of promotions and expiry, the active ones. */
const order = ['rejected', 'suspended', 'review', 'draft', 'archived', 'active']

type Asked = Pick<Understood, 'words' | 'wishes'>

/** The state of a person's own adverts: those that the question names, otherwise those that are not visible. */
export async function ownAdvertsAnswer(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: User,
  { asked, lang }: { readonly asked: Asked; readonly lang: Lang },
): Promise<Answer> {
  const t = answerTexts[lang]
  const links = [screenLink('/my-adverts', lang)]
  const { lines, count } = await ownAdverts(deps, user, {
    ...{ status: 'all', search: '', start: 0, size: maxRead },
  })
  if (lines.length === 0) return { text: t.noAdverts, links: [screenLink('/add-advert', lang)] }
  const titles = await titlesOf(deps, user, lines, lang)
  const told = chosen(lines, titles, asked).slice(0, maxTold)
  const texts = told.map((line) => lineText(line, titles.get(line.id) ?? '', lang))
  const others = count - told.length
  const more = others > 0 ? [t.moreAdverts(others)] : []
  return { text: [...texts, ...more].join('\n'), links }
}

async function titlesOf(
  deps: Pick<Deps, 'sql'>,
  user: User,
  lines: readonly OwnLine[],
  lang: Lang,
): Promise<ReadonlyMap<number, string>> {
  const ids = lines.map(({ id }) => id)
  const adverts = await advertsById(deps, ids, user.id)
  return new Map(
    adverts.map(({ id, titleRo, titleRu, titleEn, language }) => [
      id,
      textIn(lang, { ro: titleRo, ru: titleRu, en: titleEn }, language).text,
    ]),
  )
}

/** Shorter words are in too many titles. */
const shortestNamed = 3

function chosen(
  lines: readonly OwnLine[],
  titles: ReadonlyMap<number, string>,
  { words, wishes }: Asked,
): readonly OwnLine[] {
  const naming = words
    .filter(
      ({ isStop, concepts, folded }) =>
        !isStop && concepts.size === 0 && folded.length >= shortestNamed,
    )
    .map(({ written }) => written.toLocaleLowerCase(defaultLanguage))
  const named = lines.filter(({ id }) => {
    const title = (titles.get(id) ?? '').toLocaleLowerCase(defaultLanguage)
    return naming.some((word) => title.includes(word))
  })
  if (named.length > 0) return named
  const isOfActive = wishes[0] === 'state:promotions' || wishes[0] === 'state:expiry'
  const rank = ({ status }: OwnLine): number => order.indexOf(status) * (isOfActive ? -1 : 1)
  return lines.toSorted((a, b) => rank(a) - rank(b))
}

function lineText(line: OwnLine, title: string, lang: Lang): string {
  const t = answerTexts[lang]
  const own = ownTexts[lang]
  const { status, isPublic, expiresAt, promotionsLeft, isPromotedToday } = line
  const statuses: Readonly<Record<string, string>> = own.statuses
  const meanings: Readonly<Record<string, string>> = own.meanings
  const isVisible = status === 'active' && isPublic
  const parts = [
    t.advert(title || t.untitled, (statuses[status] ?? own.statuses.unknown).toLowerCase()),
    isVisible ? t.visible : (meanings[status === 'active' ? 'hidden' : status] ?? ''),
    ...line.reasons.map((reason) => reasonText(reason, status, lang)),
    ...(isVisible && expiresAt ? [t.expires(dayText(expiresAt, lang))] : []),
    ...(isVisible
      ? [isPromotedToday ? t.promotedToday : t.promotions(own.promotionsLeft(promotionsLeft))]
      : []),
  ]
  return parts.filter(Boolean).join(' ')
}

/** During a review a suspicion is phrased as a question. */
function reasonText({ field, code, text }: AdvertReason, status: string, lang: Lang): string {
  const { fields, checks } = ownTexts[lang]
  const labels: Readonly<Record<string, string>> = fields
  const questions: Readonly<Record<string, string>> = checks
  const label = labels[field.split('.')[0] ?? '']
  const isReviewed = status === 'review'
  const reason = (isReviewed ? questions[code] : undefined) ?? refusals[lang][code] ?? ''
  const mend = text ?? (isReviewed ? '' : mending[lang][code])
  return [label && `${label}:`, reason, mend].filter(Boolean).join(' ')
}

/** How much a person has not read. */
export function unreadAnswer(user: User, lang: Lang): Answer {
  const t = answerTexts[lang]
  const { incoming, outgoing, notifications } = user.unread
  const messages = incoming + outgoing
  const text = [
    messages > 0 ? t.unreadMessages(messages) : t.noUnreadMessages,
    ...(notifications > 0 ? [t.unreadNotifications(notifications)] : []),
  ].join(' ')
  const screens = notifications > 0 ? ['/my-messages', '/my-notifications'] : ['/my-messages']
  return { text, links: screens.map((path) => screenLink(path, lang)) }
}
