import { useCallback, useState, type ReactElement } from 'react'
import { menuEditorCalls, siteMenus, type SiteMenu } from '#contract/staff/content/menus.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { useLeaveWarning } from '../../../../parts/feedback/use-leave-warning.ts'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { consoleTexts } from '../../texts.ts'
import { LeaveDialog } from '../parts/editing-frame.tsx'
import { editingTexts, menuEditorTexts } from '../texts.ts'
import { MenuForm } from './menu-form.tsx'

export const texts = [consoleTexts, editingTexts, menuEditorTexts]

export const head: Head = ({ lang }) => menuEditorTexts.of(lang).head

export const loader = staffLoader(({ call }) => call(menuEditorCalls.listMenus, {}))

/** The menus of the header and the footer, each saved on its own. */
export function Component(): ReactElement {
  const { menus, articles } = useStaffLoaded<typeof loader>()
  const t = menuEditorTexts.use()
  const [dirty, setDirty] = useState<readonly SiteMenu[]>([])
  const { blocker } = useLeaveWarning(dirty.length > 0)
  const onDirty = useCallback((menu: SiteMenu, isDirty: boolean): void => {
    setDirty((before) => {
      const others = before.filter((one) => one !== menu)
      return isDirty ? [...others, menu] : others
    })
  }, [])
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      {siteMenus.map((name) => {
        const menu = menus.find((one) => one.menu === name)
        return menu && <MenuForm key={name} menu={menu} articles={articles} onDirty={onDirty} />
      })}
      <LeaveDialog blocker={blocker} />
    </>
  )
}
