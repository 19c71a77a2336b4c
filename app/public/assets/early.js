// Before the first paint: the theme that was chosen here, room for the recently viewed and the saved searches if there
// are any and for amounts in a chosen currency, and the question about cookies if it was not answered. An answer given
// before the scripts of the page have come is stored here.
const { dataset } = document.documentElement
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if ((localStorage.getItem('recent') ?? '[]') !== '[]') dataset.recent = ''
  if (localStorage.getItem('saved') !== null) dataset.saved = ''
  if (localStorage.getItem('currency') !== null) dataset.currency = ''
  if (localStorage.getItem('cookies') === null) dataset.asks = ''
  if (localStorage.getItem('list-view') === 'list') dataset.rows = ''
  document.addEventListener('click', ({ target }) => {
    const answer = target.closest('[data-consent]')
    if (!answer) return
    delete dataset.asks
    localStorage.setItem('cookies', answer.dataset.consent)
  })
} catch {}

// Pages that are read first load their scripts with the first sign of a person, or when nothing else has come for a
// second. What is pressed, chosen or entered meanwhile is so again as soon as it works; links and forms work by themselves.
const { entry, chunks } = document.currentScript.dataset
if (entry) hydrateOnInteraction(entry, chunks.split(' '))

function hydrateOnInteraction(entry, chunks) {
  const signs = ['pointermove', 'wheel', 'scroll', 'focusin']
  const listening = { capture: true, passive: true }
  const buttons = 'button, [role=button], [type=checkbox], [type=radio], [type=submit], a[href*="#"]'
  // With one of these React would hydrate all at once instead of in small pieces.
  const hurrying = 'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup input change'.split(' ')
  let pressed = null
  let chosen = null
  let resting = 0

  const start = () => {
    if ('starting' in dataset) return
    dataset.starting = ''
    clearTimeout(resting)
    arrivals.disconnect()
    for (const name of signs) removeEventListener(name, sign, listening)
    // What a press changes is painted first.
    requestAnimationFrame(() => setTimeout(load))
  }
  const load = () => {
    const links = chunks.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    document.head.append(...links)
    // Never loaded: what was pressed does what it does without scripts.
    whenParsed(() => import(entry).catch(pressAgain))
  }
  // Browsers also tell of a pointer that rests on a page that is laid out below it.
  const sign = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) start()
  }
  const hold = (event) => {
    // The person wants it in a tab or window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const found = event.target.closest(`${buttons}, label`)
    const control = found?.control ?? found
    if (!control?.matches(buttons) || control.matches('[data-consent]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = control
    dataset.waiting = ''
  }
  const keepFromReact = (event) => {
    start()
    event.stopImmediatePropagation()
    if (event.type === 'change' && event.target instanceof HTMLSelectElement) chosen = event.target
  }
  const pressAgain = () => {
    removeEventListener('click', hold, { capture: true })
    delete dataset.waiting
    for (const name of hurrying) removeEventListener(name, keepFromReact, listening)
    if (chosen?.isConnected) chosen.dispatchEvent(new Event('change', { bubbles: true }))
    if (pressed?.isConnected) pressed.click()
    // What somebody is in already tells it again: lists load when their field is entered.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    pressed = chosen = null
  }
  const rest = () => {
    clearTimeout(resting)
    if (document.readyState === 'complete') resting = setTimeout(start, 1000)
  }
  const arrivals = new PerformanceObserver(rest)
  arrivals.observe({ type: 'resource' })
  for (const name of signs) addEventListener(name, sign, listening)
  addEventListener('click', hold, { capture: true })
  addEventListener('hydrated', pressAgain, { once: true })
  for (const name of hurrying) addEventListener(name, keepFromReact, listening)
  addEventListener('load', rest)
  // What was stored here changes the page; a map is nothing without scripts.
  const stored = ['recent', 'saved', 'currency', 'rows']
  whenParsed(() => {
    if (stored.some((name) => name in dataset) || document.querySelector('[data-map]')) start()
  })
}

function whenParsed(act) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act)
  else act()
}
