// Before the first paint: the theme that was chosen here, room for the recently viewed and the saved searches if there
// are any and for amounts in a chosen currency, and the question about cookies if it was not answered. An answer given
// before the scripts of the page have come is stored here.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if ((localStorage.getItem('recent') ?? '[]') !== '[]') dataset.recent = ''
  if (localStorage.getItem('saved') !== null) dataset.saved = ''
  if (localStorage.getItem('currency') !== null) dataset.currency = ''
  if (localStorage.getItem('cookies') === null) dataset.asks = ''
  document.addEventListener('click', ({ target }) => {
    const answer = target.closest('[data-consent]')
    if (!answer) return
    delete dataset.asks
    localStorage.setItem('cookies', answer.dataset.consent)
  })
} catch {}
