import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { readStored, store } from '../../../../lib/browser/storage.ts'
import { useAwaited } from '../../../../lib/browser/waiting.ts'
import { postInBackground } from '../../../../lib/calls/calls.ts'
import { useLayoutData } from '../../../../lib/lists/favorites/favorites.ts'
import { priceRates } from '../../../../lib/lists/price-rates.ts'
import { dropIntent, saveIntent, takeIntent } from '../../../../lib/session/intents.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { firstContactTexts } from '../../../messages/contact-texts.ts'
import { offersTexts } from '../../../messages/offers/texts.ts'
import type { ShownAdvert } from '../detail.ts'

interface OfferPriceProps {
  readonly advert: Pick<ShownAdvert, 'id' | 'price' | 'currency'>
  readonly onMade: (conversationId: number) => void
}

type Opened = Awaited<ReturnType<typeof loadDialog>> & { readonly isOpen: boolean }

/**
 * Offers a price from the advert's page. The price of a visitor who logs in on another page is in the form again when
 * they are back: an offer is not sent without a press.
 */
export function OfferPrice({ advert, onMade }: OfferPriceProps): ReactElement {
  const t = firstContactTexts.use()
  const awaited = useAwaited()
  const me = useLayoutData()?.me?.id
  const [opened, setOpened] = useState<Opened | null>(null)
  const key = `offer:${advert.id}`
  const open = async (): Promise<void> => {
    const loaded = opened ?? (await awaited(loadDialog()))
    if (loaded) setOpened({ ...loaded, isOpen: true })
  }
  const goOn = useEffectEvent(() => {
    const isBack = me !== undefined && opened === null && takeIntent('offer', advert.id) !== null
    if (isBack) void open()
  })
  useEffect(() => goOn(), [me])
  const keep = (price: string): void => {
    if (me !== undefined) return
    store(key, price)
    saveIntent({ kind: 'offer', subject: advert.id })
  }
  return (
    <>
      <Button aria-haspopup="dialog" onPress={() => void open()}>
        <Icon name="tag" />
        {t.offer}
      </Button>
      {opened && (
        <opened.MakeOffer
          to={{ advertId: Number(advert.id) }}
          advert={advert}
          rates={opened.rates}
          typed={readStored(key) ?? ''}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
          onSend={keep}
          onMade={(conversationId) => {
            store(key, null)
            dropIntent()
            onMade(conversationId)
          }}
        />
      )}
    </>
  )
}

async function loadDialog() {
  const [{ MakeOffer }, rates] = await Promise.all([
    import('../../../messages/offers/make-offer.tsx'),
    priceRates(postInBackground),
    offersTexts.ready(),
  ])
  return { MakeOffer, rates }
}
