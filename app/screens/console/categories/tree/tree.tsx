import { useState, type ReactElement } from 'react'
import { categoryEditingCalls, type EditedCategory } from '#contract/staff/categories.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { labelIn, useLang, useLink } from '../../../../lib/texts/texts.ts'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Button } from '../../../../parts/forms/button.tsx'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { useStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts, consoleTexts } from '../../texts.ts'
import { AddForm, type Addition } from './add-form.tsx'
import css from '../categories.module.css'
import { GroupPart } from './group-part.tsx'
import { NodeForm, type EditedNode } from './node-form.tsx'
import { moved, OrderButtons } from '../order-buttons.tsx'

export const texts = [consoleTexts, categoryTexts]

export const head: Head = ({ lang }) => categoryTexts.of(lang).head

export const loader = staffLoader(async ({ call, query }) => ({
  ...(await call(categoryEditingCalls.getTree, {})),
  chosen: query.get('category') ?? '',
}))

/** Categories on the left, the groups and subcategories of one of them on the right. */
export function Component(): ReactElement {
  const { categories, chosen } = useStaffLoaded<typeof loader>()
  const t = categoryTexts.use()
  const category = categories.find(({ slug }) => slug === chosen) ?? categories[0]
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      {category && (
        <div className={css['panes']}>
          <div className={css['all']}>
            <CategoryList categories={categories} chosen={category} />
            <AddCategory categories={categories} />
          </div>
          <CategoryPart key={category.id} category={category} categories={categories} />
        </div>
      )}
    </>
  )
}

interface CategoryProps {
  readonly categories: readonly EditedCategory[]
}

function CategoryList({
  categories,
  chosen,
}: CategoryProps & { readonly chosen: EditedCategory }): ReactElement {
  const t = categoryTexts.use()
  const lang = useLang()
  const link = useLink()
  const order = useStaffCall(categoryEditingCalls.orderNodes, { reloads: true, success: t.ordered })
  const ids = categories.map(({ id }) => id)
  return (
    <nav aria-label={t.all}>
      <ul className={list['list']}>
        {categories.map(({ id, slug, labels }, at) => (
          <li key={id} className={css['category']} data-category={slug}>
            <a
              href={link(`/admin/categories?category=${slug}`)}
              aria-current={id === chosen.id ? 'page' : undefined}
            >
              {labelIn(lang, labels)}
            </a>
            <OrderButtons
              {...{ at, name: labelIn(lang, labels), count: ids.length, isBusy: order.isBusy }}
              onMove={(from, to) =>
                void order({ kind: 'category', before: ids, after: moved(ids, from, to) })
              }
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function AddCategory({ categories }: CategoryProps): ReactElement {
  const t = categoryTexts.use()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t.addCategory}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.newCategory} size="wide">
        {isOpen && (
          <AddForm
            addition={{ kind: 'category', parent: null }}
            categories={categories}
            onDone={() => setOpen(false)}
          />
        )}
      </Dialog>
    </>
  )
}

/** A category with its groups; what is edited or added is in a dialog. */
function CategoryPart({
  category,
  categories,
}: CategoryProps & { readonly category: EditedCategory }): ReactElement {
  const t = categoryTexts.use()
  const lang = useLang()
  const [edited, setEdited] = useState<Pick<EditedNode, 'kind' | 'id'> | null>(null)
  const [addition, setAddition] = useState<Addition | null>(null)
  const node = edited && nodeIn(category, edited)
  const name = labelIn(lang, category.labels)
  return (
    <div className={css['groups']}>
      <header className={css['header']}>
        <h2>{name}</h2>
        <Button onPress={() => setEdited({ kind: 'category', id: category.id })}>
          {t.editOf(name)}
        </Button>
        <Button onPress={() => setAddition({ kind: 'group', parent: category })}>
          {t.addGroup}
        </Button>
      </header>
      {category.groups.map((group, at) => (
        <GroupPart
          key={group.id}
          {...{ group, at, category }}
          onEdit={setEdited}
          onAdd={() => setAddition({ kind: 'subcategory', parent: group })}
        />
      ))}
      <Dialog
        open={node !== null}
        onClose={() => setEdited(null)}
        title={node ? t.editOf(labelIn(lang, node.labels)) : ''}
        size="wide"
      >
        {node && (
          <NodeForm
            key={`${node.kind} ${node.id}`}
            {...{ node, categories }}
            onDone={() => setEdited(null)}
          />
        )}
      </Dialog>
      <Dialog
        open={addition !== null}
        onClose={() => setAddition(null)}
        title={addition?.parent ? t.addTo(labelIn(lang, addition.parent.labels)) : ''}
        size="wide"
      >
        {addition && <AddForm {...{ addition, categories }} onDone={() => setAddition(null)} />}
      </Dialog>
    </div>
  )
}

/** As it is after a reload. */
function nodeIn(
  category: EditedCategory,
  { kind, id }: Pick<EditedNode, 'kind' | 'id'>,
): EditedNode | null {
  if (kind === 'category') return { kind, ...category }
  const group = category.groups.find((one) => one.id === id)
  if (kind === 'group') return group ? { kind, ...group } : null
  for (const one of category.groups) {
    const found = one.subcategories.find((child) => child.id === id)
    if (found) return { kind, groupId: one.id, ...found }
  }
  return null
}
