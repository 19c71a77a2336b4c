import type { ReactElement } from 'react'
import { mailEditorCalls } from '#contract/staff/content/mails.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { useLang, useLink } from '../../../../lib/texts/texts.ts'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { consoleTexts } from '../../texts.ts'
import { editingTexts, mailEditorTexts } from '../texts.ts'

export const texts = [consoleTexts, editingTexts, mailEditorTexts]

export const head: Head = ({ lang }) => mailEditorTexts.of(lang).head

export const loader = staffLoader(({ call }) => call(mailEditorCalls.listMails, {}))

/** The mails whose texts can be changed. */
export function Component(): ReactElement {
  const { mails } = useStaffLoaded<typeof loader>()
  const t = mailEditorTexts.use()
  const lang = useLang()
  const link = useLink()
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      <ul className={list['list']}>
        {mails.map(({ mail, isChanged, texts: written }) => (
          <li key={mail} className={list['line']} data-mail={mail}>
            <span className={list['grow']}>
              <a href={link(`/admin/mails/${mail}`)}>
                <b>{t.names[mail]}</b>
              </a>{' '}
              <span className={list['muted']}>{written[lang].subject}</span>
            </span>
            <span className={list['mark']} data-tone={isChanged ? 'warning' : undefined}>
              {isChanged ? t.changed : t.released}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
