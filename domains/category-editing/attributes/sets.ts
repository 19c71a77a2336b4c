import type { TransactionSql } from 'postgres'
import { Refusal } from '#contract/refusals.ts'
import type { EditScope } from '#contract/rules/categories/editing.ts'
import type { Db } from '../../deps.ts'
import { identifierOf } from '../rules.ts'
import {
  copySet,
  findSubcategory,
  listMembers,
  listSet,
  listSetNames,
  lockSet,
  type EditedMember,
  type Member,
  type StoredAttribute,
} from './store.ts'

/** The attributes of a subcategory, with the subcategories that share them. */
export interface AttributeSet {
  readonly subcategory: EditedMember
  /** Itself among them. */
  readonly members: readonly Member[]
  readonly attributes: readonly StoredAttribute[]
}

/** Attributes of a subcategory, those too that are not offered. Refuses an unknown subcategory. */
export async function setOf(sql: Db, slug: string): Promise<AttributeSet> {
  const subcategory = await findSubcategory(sql, slug)
  if (!subcategory) throw new Refusal('category_unknown', 'subcategory')
  const { attributeSet } = subcategory
  if (attributeSet === null) return { subcategory, members: [subcategory], attributes: [] }
  const members = await listMembers(sql, attributeSet)
  return { subcategory, members, attributes: await listSet(sql, attributeSet) }
}

/** As `setOf`, so that nobody else changes it until the end of the transaction. */
export async function lockedSetOf(sql: TransactionSql, slug: string): Promise<AttributeSet> {
  const { subcategory } = await setOf(sql, slug)
  await lockSet(sql, subcategory)
  return setOf(sql, slug)
}

/** An attribute of the set in the version that the editor has seen. */
export function seenAttribute(
  { attributes }: AttributeSet,
  key: string,
  version: number,
): StoredAttribute {
  const found = attributes.find((one) => one.key === key)
  if (!found) throw new Refusal('attribute_unknown', 'key')
  if (found.version !== version) throw new Refusal('edit_conflict', 'version')
  return found
}

/** The subcategories that a change applies to. */
export function membersIn(
  { subcategory, members }: AttributeSet,
  scope: EditScope,
): readonly Member[] {
  return scope === 'own' ? [subcategory] : members
}

/** Name of the set to change; a subcategory that shares its attributes gets a copy of its own first. */
export async function setToChange(
  sql: TransactionSql,
  { subcategory, members }: AttributeSet,
  scope: EditScope,
): Promise<string> {
  const { attributeSet, slug } = subcategory
  if (attributeSet !== null && (scope === 'all' || members.length === 1)) return attributeSet
  const name = identifierOf(`own ${slug}`, await listSetNames(sql), { prefix: 'own' })
  await copySet(sql, subcategory, name)
  return name
}
