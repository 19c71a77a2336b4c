import type { ReactElement } from 'react'
import { maySendAgain } from '#contract/rules/outbox.ts'
import { outboxCalls, type OutboxCount } from '#contract/staff/outbox.ts'
import { formatAge, formatNumber } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { outboxTexts } from '../texts.ts'
import { kindText } from './kind-text.ts'
import { outboxAddress } from './outbox-filter.ts'
import css from './outbox.module.css'

interface CountTableProps {
  readonly counts: readonly OutboxCount[]
  readonly now: string
}

/** How much there is of each kind, with the acts on all of it. */
export function CountTable({ counts, now }: CountTableProps): ReactElement | null {
  const t = outboxTexts.use()
  if (counts.length === 0) return null
  const { what, channel, count, oldest, acts } = t.columns
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={t.summary}>
      <table className={css['table']}>
        <thead>
          <tr>
            {[what, channel, count, oldest, acts].map((label) => (
              <th key={label} scope="col" className={label === count ? 'numeric' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((one) => (
            <CountRow key={`${one.channel} ${one.kind}`} counted={one} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CountRow({ counted, now }: { readonly counted: OutboxCount; readonly now: string }) {
  const t = outboxTexts.use()
  const lang = useLang()
  const link = useLink()
  const { channel, kind, state, count, oldestAt } = counted
  const send = useStaffCall(outboxCalls.sendAgain, {
    reloads: true,
    success: (done) => t.sent(done.count),
  })
  const giveUp = useStaffCall(outboxCalls.giveUp, {
    reloads: true,
    success: (done) => t.dropped(done.count),
  })
  const all = { channel, kind, state }
  return (
    <tr data-kind={kind} data-channel={channel}>
      <td>
        <a href={link(outboxAddress(all))}>{kindText(t, kind)}</a>
      </td>
      <td>{t.channels[channel]}</td>
      <td className="numeric">{formatNumber(lang, count)}</td>
      <td>
        <time dateTime={oldestAt}>{formatAge(lang, oldestAt, now)}</time>
      </td>
      <td className={css['acts']}>
        {maySendAgain(all) && (
          <Button busy={send.isBusy} onPress={() => void send(all)}>
            {t.sendAll}
          </Button>
        )}
        <Button busy={giveUp.isBusy} onPress={() => void giveUp(all)}>
          {t.giveUpAll}
        </Button>
      </td>
    </tr>
  )
}
