import { useEffect, useRef, useState, type ReactElement } from 'react'
import { advertCalls } from '#contract/adverts/adverts.ts'
import { phonePrefix } from '#contract/limits.ts'
import { refusalText } from '../../../../lib/calls/refusal.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { phoneText } from '../../../../lib/texts/phone-text.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './phone.module.css'

/** The seller's number, fetched on request: pages do not contain it, which prevents harvesting. */
export function Phone({ advertId }: { advertId: string }): ReactElement {
  const t = useTexts()
  const [phone, setPhone] = useState('')
  const reveal = useCall(advertCalls.revealPhone, {
    refusalIn: 'screen',
    onDone: (answer) => setPhone(answer.phone),
  })
  const link = useRef<HTMLAnchorElement>(null)
  // The previously focused button no longer exists.
  useEffect(() => link.current?.focus({ preventScroll: true }), [phone])
  return (
    <section className={css['phone']} aria-label={t.advert.phone.label}>
      {phone ? (
        <ButtonLink ref={link} kind="primary" className={css['action']} href={`tel:${phone}`}>
          <Icon name="phone" />
          {phoneText(phone.slice(phonePrefix.length))}
        </ButtonLink>
      ) : (
        <Button
          kind="primary"
          className={css['action']}
          busy={reveal.isBusy}
          onPress={() => void reveal({ itemID: advertId })}
        >
          <Icon name="phone" />
          {t.advert.phone.show}
        </Button>
      )}
      <p className={css['note']} role="status">
        {phone && t.advert.phone.tip}
        {reveal.refusal && refusalText(t, reveal.refusal)}
      </p>
    </section>
  )
}
