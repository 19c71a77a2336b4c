import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import type { Person } from '#contract/people/person.ts'
import { offerCalls } from '#contract/people/offers.ts'
import type { OutputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import type { MyAdverts } from '#i18n/ro/adverts/own/my-adverts.ts'
import { postCall } from '../../../../lib/calls/calls.ts'
import { refusalText } from '../../../../lib/calls/refusal.ts'
import { useMutation } from '../../../../lib/calls/use-call.ts'
import { myAdvertsTexts } from '../../texts.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { formatDate } from '../../../../lib/texts/format.ts'
import { toast, type ToastAction } from '../../../../lib/browser/toasts.ts'
import type { TypedAdvert } from '../../wizard/draft/draft.ts'
import { fieldText } from '../own-lines.ts'

type Ids = readonly string[]
type AdvertAction =
  | 'archive'
  | 'renew'
  | 'remove'
  | 'promote'
  | 'publish'
  | 'setPublic'
  | 'setPrice'
  | 'setPhonePublic'
  | 'free'
  | 'sell'
  | 'takeBackSale'
type Several = 'archive' | 'deleteAdverts'

/** Actions of an owner on adverts. Each shows its result as a toast and then reloads the page's data. */
export interface AdvertActions {
  /** Whether this action runs on exactly these adverts; one action at a time. */
  readonly isDoing: (what: AdvertAction, ids: string | Ids) => boolean
  readonly archive: (ids: Ids) => Promise<boolean>
  readonly renew: (ids: Ids) => Promise<boolean>
  readonly remove: (ids: Ids) => Promise<boolean>
  readonly promote: (id: string, was: string) => Promise<boolean>
  readonly publish: (id: string) => Promise<boolean>
  readonly setPublic: (id: string, isPublic: boolean) => Promise<boolean>
  readonly setPrice: (
    id: string,
    price: Pick<TypedAdvert, 'price' | 'currency' | 'isFree'>,
  ) => Promise<boolean>
  readonly setPhonePublic: (id: string, showPhone: boolean) => Promise<boolean>
  /** Ends the reservation. */
  readonly free: (id: string) => Promise<boolean>
  /** Closes the advert as sold; `buyer` null: to somebody who did not write here. */
  readonly sell: (id: string, buyer: Person | null) => Promise<boolean>
}

interface ActionRun {
  /** Identifies the action and its adverts. */
  readonly name: string
  /** Resolves to the toast text. */
  readonly action: () => Promise<string>
  readonly undo?: ToastAction
}

type Make = (
  what: AdvertAction,
  ids: string | Ids,
  action: () => Promise<string>,
  undo?: ToastAction,
) => Promise<boolean>

export function useAdvertActions(): AdvertActions {
  const t = useTexts()
  const own = myAdvertsTexts.use()
  const mutation = useMutation(({ action }: ActionRun) => action(), {
    success: (text) => text,
    undo: (_text, { undo }) => undo,
    reloads: true,
    refusalText: (refusal) => {
      const field = refusal.field && fieldText(refusal.field, own)
      return field ? `${field}: ${refusalText(t, refusal)}` : refusalText(t, refusal)
    },
  })
  /** Returns true when the server has done it. Shows the refusal's own text. */
  const make: Make = async (what, ids, action, undo) =>
    (await mutation({ name: nameOf(what, ids), action, ...(undo && { undo }) })) !== null
  const checkDone = (done: number, ids: Ids): void => {
    if (done === 0) throw new Refusal('move_refused')
    if (done < ids.length) toast(own.bulk.notAll(ids.length - done))
  }
  const several = (
    what: AdvertAction,
    call: Several,
    ids: Ids,
    textOf: (count: number) => string,
  ) =>
    make(what, ids, async () => {
      const { done } = await postCall(ownAdvertCalls[call], { ids: [...ids] })
      checkDone(done, ids)
      return textOf(done)
    })
  return {
    isDoing: (what, ids) => mutation.isBusy && mutation.input?.name === nameOf(what, ids),
    archive: (ids) => several('archive', 'archive', ids, own.done.archived),
    renew: (ids) =>
      make('renew', ids, async () => {
        const { done, expiresAt } = await postCall(ownAdvertCalls.renew, { ids: [...ids] })
        checkDone(done, ids)
        return own.done.renewed(done, formatDate(t.lang, expiresAt ?? ''))
      }),
    remove: (ids) => several('remove', 'deleteAdverts', ids, own.done.deleted),
    promote: (id, was) =>
      make('promote', id, async () =>
        promotedText(await postCall(ownAdvertCalls.promote, { advertId: id }), was, own),
      ),
    publish: (id) =>
      make('publish', id, async () => {
        const { status } = await postCall(ownAdvertCalls.publish, { advertId: id })
        return status === 'review' ? own.done.savedToReview : own.done.published
      }),
    setPrice: (id, { price, currency, isFree }) =>
      make('setPrice', id, async () => {
        const { status } = await postCall(ownAdvertCalls.editAdvert, {
          ...{ advertId: id, currency, free: isFree, price: isFree ? '' : price },
        })
        return status === 'review' ? own.done.pricedToReview : own.done.priced
      }),
    setPublic: (id, isPublic) =>
      make('setPublic', id, async () => {
        const answer = await postCall(ownAdvertCalls.setPublic, { advertId: id, isPublic })
        return answer.isPublic ? own.done.public : own.done.hidden
      }),
    setPhonePublic: (id, showPhone) =>
      make('setPhonePublic', id, async () => {
        const answer = await postCall(ownAdvertCalls.setPhonePublic, { advertId: id, showPhone })
        return answer.showPhone ? own.done.phonePublic : own.done.phonePrivate
      }),
    ...saleActions(make, own),
  }
}

/** What ends a reservation or the advert, whose sale can be taken back while that is said. */
function saleActions(make: Make, own: MyAdverts): Pick<AdvertActions, 'free' | 'sell'> {
  const takeBack = (id: string): Promise<boolean> =>
    make('takeBackSale', id, async () => {
      await postCall(offerCalls.takeBackSale, { advertId: id })
      return own.done.saleTakenBack
    })
  return {
    free: (id) =>
      make('free', id, async () => {
        await postCall(offerCalls.freeAdvert, { advertId: id })
        return own.done.freed
      }),
    sell: (id, buyer) => {
      const close = async (): Promise<string> => {
        const sold = { advertId: id, ...(buyer && { buyerId: Number(buyer.id) }) }
        await postCall(offerCalls.markSold, sold)
        return buyer ? own.done.soldTo(buyer.name) : own.done.sold
      }
      return make('sell', id, close, { label: own.sell.undo, act: () => void takeBack(id) })
    },
  }
}

function nameOf(what: AdvertAction, ids: string | Ids): string {
  return `${what} ${String(ids)}`
}

function promotedText(
  { status, isLifted, promotionsLeft }: OutputOf<typeof ownAdvertCalls.promote>,
  was: string,
  own: MyAdverts,
): string {
  const left = `(${own.promotionsLeft(promotionsLeft)})`
  if (was !== 'archived') return `${own.done.promoted} ${left}`
  if (status === 'review') return own.done.restoredToReview
  return isLifted ? `${own.done.restored} ${left}` : own.done.restoredUnlifted
}
