import { languages, type Labels } from '#contract/languages.ts'
import { likeAdverts } from '#contract/rules/moderation/limits.ts'
import { readAttributes } from '#contract/rules/advert/attribute-values.ts'
import type { CaseDecision, QueueName } from '#contract/rules/moderation/queues.ts'
import {
  comparablePricesOf,
  findLastVersion,
  findOwn,
  likeTexts,
  type AdvertVersion,
  type OwnAdvert,
} from '../../adverts/service.ts'
import { knownAttributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { reportedMessages } from '../../messaging/service.ts'
import { openReportsOf } from '../../reports/service.ts'
import { hidingWords, moderatedReview } from '../../reviews/service.ts'
import { findSimilar } from '../../search/service.ts'
import { findAppeal } from '../appeals/store.ts'
import { findQuestion } from '../questions/store.ts'
import { holdingRules } from '../review-rules/service.ts'
import { findStamp, type Waiting } from '../queues/service.ts'
import {
  findAround,
  findCaseOwner,
  findMessage,
  findSubcategoryLabels,
  listFlags,
  listLike,
  listPastDecisions,
  type HeldMessage,
} from './store.ts'
import { templates } from './templates.ts'

const similarLookedAt = 20
const decisionsShown = 10

/** Everything that a moderator sees of a case. */
export async function caseView(deps: Deps, queue: QueueName, found: Waiting) {
  const { kind, id, since, ownerId } = found
  const seen = await findStamp(deps.sql, { kind, id })
  const appeal = kind === 'appeal' ? await findAppeal(deps.sql, id) : null
  const advertId = kind === 'advert' ? id : (appeal?.advertId ?? null)
  const [owner, advert, words] = await Promise.all([
    ownerId === null ? null : findCaseOwner(deps.sql, ownerId),
    advertId === null ? null : advertOf(deps, advertId),
    wordsOf(deps, queue, found),
  ])
  return {
    ...{ queue, kind, id, since, seen, owner, appeal, advert, ...words },
    decisions: decisionsOn(found, advert?.status ?? null),
    templates: (kind === 'review' ? hidingWords : templates)[owner?.language ?? 'ro'],
  }
}

/** What can be decided, in the order of the buttons. */
export function decisionsOn(
  { kind }: Pick<Waiting, 'kind'>,
  status: string | null,
): CaseDecision[] {
  if (kind === 'advert' && status === 'review') {
    return ['approve', 'reject', 'suspend', 'ask', 'move']
  }
  // Reported while everybody sees it; approving leaves it as it is.
  if (kind === 'advert' && status === 'active') return ['approve', 'suspend']
  // Of an advert that nobody sees the reports alone are decided.
  return ['approve', 'reject']
}

/** The words that are reported, held or flagged, and what is held against them. */
async function wordsOf(deps: Deps, queue: QueueName, { kind, id }: Waiting) {
  if (kind === 'appeal') return { reports: [], messages: [], warnings: [], review: null }
  const target = { subject: kind, id }
  const held = queue === 'messages' ? await findMessage(deps.sql, id) : null
  const flags = queue === 'reviews' ? await listFlags(deps.sql, id) : []
  const reports = await openReportsOf(deps, target)
  const review = kind === 'review' ? await moderatedReview(deps, id) : null
  return {
    ...{ review, messages: held ? [lineOf(held)] : await neighboursOf(deps, target) },
    warnings: held?.warnings ?? [],
    reports: [
      ...flags.map((flag) => ({ ...flag, weight: 1 })),
      ...reports.map(({ code, text, weight }) => ({ code, text, weight })),
    ],
  }
}

function lineOf({ username, sentAt, text, photos }: HeldMessage) {
  return { username, sentAt, text, photos, isReported: false }
}

/** Of a held message only itself is read; of a reported one its neighbours too. */
async function neighboursOf(deps: Deps, { subject, id }: { subject: Waiting['kind']; id: number }) {
  return subject === 'message' ? reportedMessages(deps, id) : []
}

async function advertOf(deps: Deps, id: number) {
  const advert = await findOwn(deps.sql, id)
  if (!advert) return null
  const similar = await findSimilar(deps, id, similarLookedAt)
  const texts = await likeTexts(deps, advert)
  const [around, before, like, market, decisions, question, rules] = await Promise.all([
    findAround(deps.sql, id),
    findLastVersion(deps.sql, id),
    listLike(deps.sql, id, { similar, texts }, likeAdverts),
    comparablePricesOf(deps, advert),
    listPastDecisions(deps.sql, id, decisionsShown),
    findQuestion(deps.sql, id),
    holdingRules(deps, id),
  ])
  const { status, language, subcategorySlug, address, publishedAt, reasons } = advert
  const content = await contentOf(deps, {
    ...advert,
    labels: around.subcategory,
    subcategory: subcategorySlug,
  })
  return {
    ...{ status, language, subcategorySlug, address, publishedAt, reasons, ...content },
    ...{ place: around.place, like, market, decisions, question, rules },
    before: before && (await versionOf(deps, before)),
  }
}

async function versionOf(deps: Deps, version: AdvertVersion) {
  const { kind, savedAt, subcategory } = version
  const labels = await findSubcategoryLabels(deps.sql, subcategory)
  return { kind, savedAt, ...(await contentOf(deps, { ...version, labels })) }
}

type Shown = Pick<OwnAdvert, 'texts' | 'price' | 'currency' | 'attributes' | 'images'> & {
  readonly subcategory: string | null
  readonly labels: Labels | null
}

async function contentOf(
  deps: Pick<Deps, 'sql'>,
  { texts, price, currency, attributes, images, subcategory, labels }: Shown,
) {
  const definitions = subcategory === null ? [] : await knownAttributesOf(deps, subcategory)
  const read = languages.map((lang) => readAttributes(lang, definitions, attributes))
  const [ro = [], ru = [], en = []] = read.map((lines) =>
    lines.map(({ label, value, unit }) => ({ label, value: valueText(value, unit) })),
  )
  return {
    ...{ texts, price, currency, images, subcategory: labels },
    attributes: ro.map((line, at) => ({
      label: { ro: line.label, ru: ru[at]?.label ?? '', en: en[at]?.label ?? '' },
      value: { ro: line.value, ru: ru[at]?.value ?? '', en: en[at]?.value ?? '' },
    })),
  }
}

function valueText(value: string | number | boolean, unit: string | undefined): string {
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return unit === undefined ? String(value) : `${value} ${unit}`
}
