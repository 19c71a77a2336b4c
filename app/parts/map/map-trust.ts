/**
 * Leaflet tries, while it loads, whether the browser knows SVG, by a piece of markup. The security policy forbids
 * markup from strings, so this very piece is allowed and no other. To be imported before Leaflet.
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
