import type { TransactionSql } from 'postgres'
import { Refusal } from '#contract/refusals.ts'
import type { Labels } from '#contract/languages.ts'
import {
  categoryColors,
  rewrittenAdvertsMax,
  type TreeKind,
} from '#contract/rules/categories/editing.ts'
import type { EditedCategory, EditEffects } from '#contract/staff/categories.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { writeAudit } from '../../staff/service.ts'
import { carryOut, noEffects, type EditDeps, type Planned } from '../carry-out.ts'
import { countMoved, countOf, countSearchesIn } from '../effects.ts'
import { checkedLabels, difference, identifierOf, isPermutation } from '../rules.ts'
import { deleteRedirect } from './merging-store.ts'
import {
  emptyDrafts,
  insertCategory,
  insertGroup,
  insertSubcategory,
  listSiblings,
  listSlugs,
  listTree,
  lockNode,
  lockTree,
  moveAdverts,
  updateNode,
  updateOrder,
  type StoredNode,
} from './store.ts'

/** The whole tree with what is hidden. */
export async function editedTree({ sql }: Pick<Deps, 'sql'>): Promise<EditedCategory[]> {
  return listTree(sql)
}

interface NodeChange {
  readonly kind: TreeKind
  readonly id: number
  /** As the editor has seen it. */
  readonly version: number
  readonly labels: Labels
  readonly maxImages?: number | undefined
  readonly lifeDays?: number | undefined
  readonly groupId?: number | undefined
  readonly isOffered?: boolean | undefined
}

/**
 * Changes a part of the tree, or only says what that does. A subcategory that is hidden keeps its adverts and is offered
 * to nobody; one that gets a group of another category takes them along. Refuses what somebody else has changed
 * meanwhile (`edit_conflict`).
 */
export async function saveNode(
  deps: EditDeps,
  staff: Staff,
  change: NodeChange,
  isPreview: boolean,
): Promise<EditEffects> {
  const labels = checkedLabels(change.labels)
  const { effects } = await carryOut(deps, isPreview, (sql) =>
    planNode(sql, staff, { ...change, labels }),
  )
  return effects
}

async function planNode(sql: TransactionSql, staff: Staff, change: NodeChange): Promise<Planned> {
  const { kind, id } = change
  const before = await lockNode(sql, kind, id)
  if (!before) throw new Refusal('category_unknown')
  if (before.version !== change.version) throw new Refusal('edit_conflict', 'version')
  const group = await targetGroup(sql, before, change.groupId)
  const after: StoredNode = {
    ...before,
    labels: change.labels,
    maxImages: change.maxImages ?? before.maxImages,
    lifeDays: change.lifeDays ?? before.lifeDays,
    isOffered: change.isOffered ?? before.isOffered,
    groupId: group?.id ?? before.groupId,
    categoryId: kind === 'subcategory' ? (group?.categoryId ?? before.categoryId) : null,
  }
  const effects = kind === 'subcategory' ? await effectsOf(sql, before, after) : noEffects
  return {
    effects,
    apply: async () => {
      await updateNode(sql, kind, id, after)
      if (kind === 'subcategory' && after.categoryId !== before.categoryId)
        await moveAdverts(sql, id)
      if (before.isOffered && after.isOffered === false) await emptyDrafts(sql, id)
      if (after.isOffered && before.slug) await deleteRedirect(sql, before.slug)
      const { before: was, after: is } = difference(stateOf(before), stateOf(after))
      await writeAudit(sql, {
        ...{ staffId: staff.id, act: 'category.edit', before: was },
        subject: { kind: 'category', id: before.slug ?? `${kind} ${id}` },
        after: { ...is, ...(effects.adverts > 0 && { adverts: effects.adverts }) },
      })
    },
  }
}

/** The group that a subcategory is moved to; null where it stays. */
async function targetGroup(
  sql: TransactionSql,
  before: StoredNode,
  groupId: number | undefined,
): Promise<StoredNode | null> {
  if (before.groupId === null || groupId === undefined || groupId === before.groupId) return null
  const group = await lockNode(sql, 'group', groupId)
  if (!group) throw new Refusal('category_unknown', 'groupId')
  return group
}

/** Adverts are counted where the change reaches them: the subcategory is hidden, or its category is another. */
async function effectsOf(
  sql: TransactionSql,
  before: StoredNode,
  after: StoredNode,
): Promise<EditEffects> {
  const isHidden = before.isOffered === true && after.isOffered === false
  const isMoved = before.categoryId !== after.categoryId
  if (!isHidden && !isMoved) return noEffects
  const { adverts, drafts } = await countOf(sql, [before.id])
  if (isMoved && (await countMoved(sql, [before.id])) > rewrittenAdvertsMax)
    throw new Refusal('too_many_adverts')
  return {
    ...noEffects,
    subcategories: [before.labels],
    adverts,
    drafts: isHidden ? drafts : 0,
    searches: await countSearchesIn(sql, [before.slug ?? '']),
  }
}

function stateOf({ labels, ...node }: StoredNode) {
  const { maxImages, lifeDays, groupId, isOffered } = node
  return {
    ...{ labelRo: labels.ro, labelRu: labels.ru, labelEn: labels.en },
    ...{ maxImages, lifeDays, group: groupId, isOffered },
  }
}

/**
 * Adds a category, a group to a category, or a subcategory to a group, at the end. The slug is made of the Romanian label. `like`: a
 * subcategory whose attributes the new one shares.
 */
export async function addNode(
  deps: EditDeps,
  staff: Staff,
  {
    kind,
    parentId,
    like,
    ...typed
  }: {
    readonly kind: TreeKind
    /** Absent for a category. */
    readonly parentId?: number | undefined
    readonly labels: Labels
    readonly like: string
    /** Of a category. */
    readonly icon?: string
    readonly color?: string
  },
): Promise<{ id: number; slug: string }> {
  const labels = checkedLabels(typed.labels)
  const added = await deps.sql.begin(async (sql) => {
    await lockTree(sql)
    const slug = identifierOf(labels.ro, await listSlugs(sql), { prefix: kind })
    const { icon = 'tag', color = categoryColors[0] } = typed
    const id =
      kind === 'category'
        ? await insertCategory(sql, { slug, labels, icon, color })
        : await insertChild(sql, { kind, parentId, slug, labels, like })
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: 'category.add', subject: { kind: 'category', id: slug } },
      after: { kind, labelRo: labels.ro, labelRu: labels.ru, labelEn: labels.en },
    })
    return { id, slug }
  })
  await deps.cacheInvalidation.invalidate('content')
  return added
}

async function insertChild(
  sql: TransactionSql,
  {
    kind,
    parentId = 0,
    slug,
    labels,
    like,
  }: {
    readonly kind: 'group' | 'subcategory'
    readonly parentId: number | undefined
    readonly slug: string
    readonly labels: Labels
    readonly like: string
  },
): Promise<number> {
  const parent = await lockNode(sql, kind === 'group' ? 'category' : 'group', parentId)
  if (!parent) throw new Refusal('category_unknown', 'parentId')
  return kind === 'group'
    ? insertGroup(sql, parent.id, { slug, labels })
    : insertSubcategory(sql, parent, { slug, labels, like })
}

/** Orders siblings. Refuses an order that was made of another one than the present. */
export async function orderNodes(
  deps: EditDeps,
  staff: Staff,
  {
    kind,
    before,
    after,
  }: {
    readonly kind: TreeKind
    readonly before: readonly number[]
    readonly after: readonly number[]
  },
): Promise<void> {
  const [first] = before
  if (first === undefined || !isPermutation(before, after))
    throw new Refusal('category_unknown', 'after')
  await deps.sql.begin(async (sql) => {
    await lockTree(sql)
    const now = await listSiblings(sql, kind, first)
    if (now.join() !== before.join()) throw new Refusal('edit_conflict', 'before')
    await updateOrder(sql, kind, after)
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: 'category.order' },
      subject: { kind: 'category', id: `${kind} ${first}` },
      ...{ before: { order: before }, after: { order: after } },
    })
  })
  await deps.cacheInvalidation.invalidate('content')
}
