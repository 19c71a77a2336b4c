// Before the first paint: the theme that was chosen here, and room for the recently viewed if there are any.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if ((localStorage.getItem('recent') ?? '[]') !== '[]') dataset.recent = ''
} catch {}
