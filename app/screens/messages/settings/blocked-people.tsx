import { useState, type ReactElement } from 'react'
import { messageCalls } from '#contract/people/messages.ts'
import type { Person } from '#contract/people/person.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { messageSettingsTexts } from '../texts.ts'
import css from './settings.module.css'

/** The people that one has blocked. */
export function BlockedPeople({ people: loaded }: { people: readonly Person[] }): ReactElement {
  const { blocked: t } = messageSettingsTexts.use()
  const [people, setPeople] = useState(loaded)
  const unblock = useCall(messageCalls.setBlocked, {
    reloads: true,
    success: t.done,
    onDone: (_, { userId }) => setPeople(people.filter(({ id }) => id !== String(userId))),
  })
  return (
    <section className={css['section']} aria-label={t.title}>
      <h3>{t.title}</h3>
      {people.length === 0 ? (
        <p className={css['none']}>{t.none}</p>
      ) : (
        <ul className={css['people']}>
          {people.map(({ id, name }) => (
            <li key={id} className={css['person']}>
              <span>{name || t.erased}</span>
              <Button
                aria-label={t.unblockOf(name || t.erased)}
                onPress={() => void unblock({ userId: Number(id), isBlocked: false })}
              >
                {t.unblock}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
