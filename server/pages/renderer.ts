import type { Me } from '#contract/accounts/session.ts'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import type { Lang } from '#contract/languages.ts'
import type { DocumentHead } from './document.ts'

/** Interface of the built application; implemented by `app/entry-server.tsx`. */
export interface PageRenderer {
  readonly renderPage: (
    request: Request,
    visit: {
      readonly lang: Lang
      readonly device: 'desktop' | 'mobile'
      readonly me: Me | null
      readonly isTemplate?: boolean
      readonly favorites?: readonly string[] | undefined
      readonly requestId?: string
      readonly call: <C extends Call>(call: C, payload: PayloadOf<C>) => Promise<OutputOf<C>>
    },
  ) => Promise<RenderedPage | Response>
}

interface RenderedPage {
  readonly status: number
  readonly head: DocumentHead
  readonly html: string
  readonly hydration: unknown
  readonly screens: readonly string[]
  readonly bugs: readonly unknown[]
}

const built = new URL('../../dist/server/entry-server.js', import.meta.url)

/** Imports the built application. Throws if it was not built. */
export async function loadRenderer(): Promise<PageRenderer> {
  return import(built.href)
}
