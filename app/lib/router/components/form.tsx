import { use, useState, type ComponentProps, type ReactElement, type SubmitEvent } from 'react'
import { addBasename, createPath, stripBasename } from '../core/paths.ts'
import type { NavigateOptions } from '../core/types.ts'
import {
  BasenameContext,
  LocationContext,
  RouteContext,
  StateContext,
  useRouter,
} from './contexts.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  readonly method?: 'get' | 'post'
  /** Path below the base name; default: the page itself. */
  readonly action?: string
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
}

/** A form that the router sends, and the browser where there is no JavaScript. */
export function Form(props: FormProps): ReactElement {
  const { method = 'get', action, replace, preventScrollReset, onSubmit, ...rest } = props
  const submit = useSubmit()
  const here = use(LocationContext)
  const basename = use(BasenameContext)
  const path = action ?? here.pathname
  const sent = addBasename(path, basename) + (action === undefined ? here.search : '')
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent
    const fields = new FormData(form, submitter)
    const target = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    void submit(fields, {
      method: submitter?.getAttribute('formmethod') === 'post' ? 'post' : method,
      action: stripBasename(target, basename) ?? createPath({ ...here, hash: '' }),
      ...(replace !== undefined && { replace }),
      ...(preventScrollReset !== undefined && { preventScrollReset }),
    })
  }
  return <form method={method} action={sent} onSubmit={send} {...rest} />
}

interface SubmitOptions extends NavigateOptions {
  readonly method: 'get' | 'post'
  /** Path below the base name; default: the page itself. */
  readonly action?: string
}

/** Sends fields as a form would: by GET they become the query of the address. */
export function useSubmit(): (fields: FormData, options: SubmitOptions) => Promise<void> {
  const router = useRouter()
  const here = use(LocationContext)
  return async (formData, { method, action, ...options }) => {
    const target = action ?? createPath({ ...here, hash: '' })
    if (method === 'post') return router().navigate(target, { ...options, formData })
    const [pathname] = target.split('?')
    return router().navigate(`${pathname}?${queryOf(formData)}`, options)
  }
}

/** A file is sent by its name, as browsers do. */
function queryOf(fields: FormData): URLSearchParams {
  return new URLSearchParams(
    [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
}

interface Fetcher<T> {
  readonly state: 'idle' | 'loading' | 'submitting'
  /** What the action returned. */
  readonly data: T | undefined
  readonly submit: (
    fields: FormData | Readonly<Record<string, string>>,
    options: { readonly method: 'post'; readonly action: string },
  ) => Promise<void>
}

let fetchers = 0

/** Sends forms to the action of another route, and stays on the page. */
export function useFetcher<T>(): Fetcher<T> {
  const router = useRouter()
  const { match } = use(RouteContext)
  const [key] = useState(() => String(fetchers++))
  const { state, data } = use(StateContext)?.fetchers.get(key) ?? { state: 'idle', data: undefined }
  return {
    state,
    data,
    submit: (fields, { action }) =>
      router().submitFetcher(key, match?.id ?? '', action, formDataOf(fields)),
  }
}

function formDataOf(fields: FormData | Readonly<Record<string, string>>): FormData {
  if (fields instanceof FormData) return fields
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
