import type { ReactElement } from 'react'
import { redirect } from '../../../lib/router/index.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { accessTexts, codeTexts } from '../../accounts/texts.ts'
import { mendingTexts, myAdvertsTexts, photoTexts, postingTexts } from '../texts.ts'
import { readPage } from '../../../lib/lists/pages.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../../lib/calls/screen.ts'
import { categoryChoices } from './add-advert.tsx'
import { ChooseOwn } from '../mine/actions/choose-own.tsx'
import { EditForm } from '../mine/edit/edit-form.tsx'
import { ownLine } from '../mine/own-lines.ts'
import { typedOf } from './draft/own-advert.ts'

export const head: Head = (t) => t.adverts.mine.editHead

export const texts = [
  myAdvertsTexts,
  mendingTexts,
  postingTexts,
  photoTexts,
  accessTexts,
  codeTexts,
]

const linesOnPage = 20

export const loader = screenLoader(async (visit) => {
  const id = visit.params['advertId'] ?? visit.query.get('id')
  return id === null ? { choice: await choiceOf(visit), edited: null } : editedOf(visit, id)
})

/** Without an id in the address: a list of own adverts to choose from. */
async function choiceOf({ call, lang, query }: ScreenVisit) {
  const page = readPage(query.get('page'))
  const { lines, count } = await call(ownAdvertCalls.listOwn, {
    startID: (page - 1) * linesOnPage,
    itemsNum: linesOnPage,
  })
  const now = new Date().toISOString()
  return {
    adverts: lines.map((line) => ownLine(line, lang, now)),
    page,
    pages: Math.ceil(count / linesOnPage),
  }
}

async function editedOf(visit: ScreenVisit, id: string) {
  const { call, lang, me } = visit
  if (!/^\d{1,10}$/.test(id)) throw new Refusal('advert_not_found')
  const { advert } = await call(ownAdvertCalls.getOwn, { advertId: id })
  const { item, isPublic, reasons, hasQuestion } = advert
  // A draft is edited in the wizard.
  if (item.status === 'draft') throw redirect(`/add-advert?id=${id}`)
  return {
    choice: null,
    edited: {
      ...{ id, isPublic, reasons, hasQuestion, status: item.status, owner: me?.id ?? '' },
      typed: typedOf(lang, advert),
      categories: await categoryChoices(visit),
    },
  }
}

/** Edit form of a published advert: all fields on one page, saved together. */
export function Component(): ReactElement {
  const { choice, edited } = useLoaded<typeof loader>()
  return edited ? <EditForm key={edited.id} edited={edited} /> : <ChooseOwn {...choice} />
}
