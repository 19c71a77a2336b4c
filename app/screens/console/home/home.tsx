import type { ReactElement } from 'react'
import { consoleCalls } from '#contract/staff/console.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import { consoleTexts } from '../texts.ts'

export const texts = [consoleTexts]

export const head: Head = ({ lang }) => consoleTexts.of(lang).head

export const loader = staffLoader(({ call }) => call(consoleCalls.getConsole, {}))

/** First screen of the console. */
export function Component(): ReactElement {
  const { roles } = useStaffLoaded<typeof loader>()
  const t = consoleTexts.use()
  return (
    <>
      <h1>{t.home.title}</h1>
      <p>{t.home.text}</p>
      <p>
        {t.home.rolesLabel}: {roles.map((role) => t.roles[role]).join(', ')}
      </p>
    </>
  )
}
