import * as z from 'zod'
import { call } from '../../call.ts'
import { Flag, Token, wholeNumber } from '../../shapes.ts'

const path = '/admin/settings.php'
const token = Token.optional()

/** What changes while the site runs; everything else is a setting of the process. */
export const siteFlags = [
  'shows_views',
  'prefilter',
  'subcategories_in_menu',
  'invitations_only',
] as const
export type SiteFlag = (typeof siteFlags)[number]

const FlagShape = z.object({
  flag: z.enum(siteFlags),
  isOn: z.boolean(),
  /** Counts changes; sent back with the next one. */
  revision: z.int(),
})
export type EditedFlag = z.infer<typeof FlagShape>

/** Calls by which an admin changes how the site behaves. */
export const flagCalls = {
  listFlags: call({
    path,
    action: 'list',
    summary: 'List the flags of the site',
    auth: 'staff',
    right: 'settings',
    acts: [],
    input: { token },
    output: { flags: z.array(FlagShape) },
  }),
  saveFlag: call({
    path,
    action: 'save',
    summary: 'Switch a flag of the site; refuses a stale revision',
    auth: 'staff',
    right: 'settings',
    acts: ['setting.save'],
    input: {
      flag: z.enum(siteFlags),
      isOn: Flag,
      revision: wholeNumber(0, 2_147_483_647),
      token,
    },
    output: { revision: z.int() },
  }),
}
