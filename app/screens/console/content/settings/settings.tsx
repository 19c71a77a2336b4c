import type { ReactElement } from 'react'
import { flagCalls, type EditedFlag } from '#contract/staff/content/flags.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { consoleTexts } from '../../texts.ts'
import { useEditing } from '../parts/use-editing.ts'
import { editingTexts, flagEditorTexts } from '../texts.ts'

export const texts = [consoleTexts, editingTexts, flagEditorTexts]

export const head: Head = ({ lang }) => flagEditorTexts.of(lang).head

export const loader = staffLoader(({ call }) => call(flagCalls.listFlags, {}))

/** Flags of the site, each switched on its own. */
export function Component(): ReactElement {
  const { flags } = useStaffLoaded<typeof loader>()
  const t = flagEditorTexts.use()
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      <ul className={list['list']}>
        {flags.map((flag) => (
          <FlagLine key={flag.flag} edited={flag} />
        ))}
      </ul>
    </>
  )
}

function FlagLine({ edited }: { readonly edited: EditedFlag }): ReactElement {
  const t = flagEditorTexts.use()
  const { saved } = editingTexts.use()
  const { flag, isOn } = edited
  const { name, about } = t.flags[flag]
  const { save, revision } = useEditing(flagCalls.saveFlag, {
    ...{ success: saved, revision: edited.revision, fields: [] },
  })
  return (
    <li className={list['line']} data-flag={flag}>
      <span className={list['grow']}>
        <b>{name}</b> <span className={list['mark']}>{isOn ? t.on : t.off}</span>
        <br />
        <span className={list['muted']}>{about}</span>
      </span>
      <Button
        busy={save.isBusy}
        aria-label={`${isOn ? t.switchOff : t.switchOn}: ${name}`}
        onPress={() => void save({ flag, isOn: !isOn, revision })}
      >
        {isOn ? t.switchOff : t.switchOn}
      </Button>
    </li>
  )
}
