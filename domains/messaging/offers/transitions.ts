import type { OfferState } from '#contract/people/offer-shape.ts'
import type { OfferAnswer } from '#contract/people/offers.ts'
import { Refusal } from '#contract/refusals.ts'

type Move = OfferAnswer | 'expire'
/** Who moves an offer: its author, the person it was made to, or the clock. */
type Mover = 'author' | 'recipient' | 'clock'

/** State machine of an offer (D40): who may make a move of an open one, and where it leads. */
const transitions: Readonly<Record<Move, { readonly by: Mover; readonly to: OfferState }>> = {
  accept: { by: 'recipient', to: 'accepted' },
  decline: { by: 'recipient', to: 'declined' },
  counter: { by: 'recipient', to: 'countered' },
  withdraw: { by: 'author', to: 'withdrawn' },
  expire: { by: 'clock', to: 'expired' },
}

/** The state after a move. Refuses what is not that side's to do, and an offer that is not open any more. */
export function nextState(
  { state, expiresAt }: { readonly state: OfferState; readonly expiresAt: Date },
  move: Move,
  by: Mover,
  now: Date,
): OfferState {
  const isOver = expiresAt <= now
  if (transitions[move].by !== by) throw new Refusal('offer_move_refused', 'answer')
  if (state !== 'sent' || isOver !== (by === 'clock')) throw new Refusal('offer_closed', 'answer')
  return transitions[move].to
}
