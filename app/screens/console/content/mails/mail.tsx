import type { ReactElement } from 'react'
import { data } from '../../../../lib/router/index.ts'
import { mailEditorCalls } from '#contract/staff/content/mails.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { useLink } from '../../../../lib/texts/texts.ts'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { consoleTexts } from '../../texts.ts'
import editing from '../parts/editing.module.css'
import { editingTexts, mailEditorTexts } from '../texts.ts'
import { MailForm } from './mail-form.tsx'

export const texts = [consoleTexts, editingTexts, mailEditorTexts]

export const head: Head = ({ lang }) => mailEditorTexts.of(lang).head

export const loader = staffLoader(async ({ call, params }) => {
  const { mails } = await call(mailEditorCalls.listMails, {})
  const edited = mails.find(({ mail }) => mail === params['mail'])
  if (!edited) throw data(null, { status: 404 })
  return edited
})

/** A mail in three languages, and how it will arrive. */
export function Component(): ReactElement {
  const edited = useStaffLoaded<typeof loader>()
  const t = mailEditorTexts.use()
  const link = useLink()
  const { mail, isChanged } = edited
  return (
    <>
      <header className={editing['header']}>
        <h1 className={list['title']}>{t.names[mail]}</h1>
        <a href={link('/admin/mails')}>{t.title}</a>
        <span className={list['mark']}>{isChanged ? t.changed : t.released}</span>
      </header>
      <MailForm key={`${mail} ${isChanged}`} edited={edited} />
    </>
  )
}
