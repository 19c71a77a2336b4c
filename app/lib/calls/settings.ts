import { useRouteLoaderData } from 'react-router'
import { passwordProblem, type Problem } from '#contract/rules/account-rules.ts'
import type { SiteSettings } from '#contract/content.ts'
import { passwordMinLength } from '#contract/limits.ts'

/** Defaults for when the settings could not be loaded. */
export const defaultSettings: SiteSettings = {
  showsViews: false,
  prefilter: false,
  subcategoriesInMenu: true,
  passwordMinLength,
  invitationsOnly: false,
  takesMail: false,
  isSelling: false,
  operator: { name: '', idno: '', address: '', phone: '', networks: [] },
}

interface Framed {
  readonly settings: SiteSettings
}

/** Site settings, as the layout has loaded them. */
export function useSettings(): SiteSettings {
  const frame: Framed | undefined = useRouteLoaderData('layout')
  return frame?.settings ?? defaultSettings
}

/** Client-side rule for a new password. */
export function usePasswordRule(): (password: string) => Problem {
  const { passwordMinLength: minLength } = useSettings()
  return (password) => passwordProblem(password, minLength)
}
