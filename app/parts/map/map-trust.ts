/**
 * On load, Leaflet tests SVG support with an HTML string. The security policy forbids HTML strings, so exactly this one
 * is allowed. Must be imported before Leaflet.
 */
const probe = '<svg/>'

interface Trust {
  readonly createPolicy: (
    name: 'default',
    rules: { readonly createHTML: (markup: string) => string | null },
  ) => unknown
}

const known: { readonly location: Location; readonly trustedTypes?: Trust } = globalThis

known.trustedTypes?.createPolicy('default', {
  createHTML: (markup) => (markup === probe ? markup : null),
})
