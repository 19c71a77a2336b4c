import { useRouteLoaderData } from 'react-router'
import { passwordProblem, type Problem } from '#contract/rules/account-rules.ts'
import type { SiteSettings } from '#contract/content.ts'
import { passwordMinLength } from '#contract/limits.ts'

/** What holds where the server could not be asked. */
export const defaultSettings: SiteSettings = {
  showsViews: false,
  prefilter: false,
  subcategoriesInMenu: true,
  passwordMinLength,
}

interface Framed {
  readonly settings: SiteSettings
}

/** What whoever runs the site has chosen, as the frame of the page has loaded it. */
export function useSettings(): SiteSettings {
  const frame: Framed | undefined = useRouteLoaderData('layout')
  return frame?.settings ?? defaultSettings
}

/** The local rule for a new password. */
export function usePasswordRule(): (password: string) => Problem {
  const { passwordMinLength: fewest } = useSettings()
  return (password) => passwordProblem(password, fewest)
}
