// Before the first paint: the theme that was chosen here, room for the recently viewed if there are any and for amounts
// in a chosen currency, and the question about cookies if it was not answered.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if ((localStorage.getItem('recent') ?? '[]') !== '[]') dataset.recent = ''
  if (localStorage.getItem('currency') !== null) dataset.currency = ''
  if (localStorage.getItem('cookies') === null) dataset.asks = ''
} catch {}
