import { useRouteLoaderData } from '../router/index.ts'
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
