import type { Locator, Page, Route } from '@playwright/test'
import { suggestions } from '#i18n/ro/search/suggestions.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone, searchBox } from '../visits.ts'

const restMs = 600

function list(page: Page): Locator {
  return page.getByRole('listbox', { name: suggestions.label })
}

function group(page: Page, name: string): Locator {
  return list(page).getByRole('group', { name })
}

/** Searches for words as a person does, and waits for the results. */
async function search(page: Page, words: string): Promise<void> {
  await searchBox(page, ro).fill(words)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words)
  await expect(list(page)).toHaveCount(0)
}

/** What the server is asked to complete from now on. */
function suggestionsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('preSearch')) asked.push(request.postData() ?? '')
  })
  return asked
}

test('two letters ask nothing; three suggest subcategories, places and adverts', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  const asked = suggestionsAsked(page)
  await open(page, '/')
  const box = searchBox(page, ro)
  await box.pressSequentially('ch')
  await page.waitForTimeout(restMs)
  expect(asked).toEqual([])
  await expect(list(page)).toHaveCount(0)

  await box.pressSequentially('i')
  await expect(group(page, suggestions.places).getByRole('option').first()).toContainText(
    /Chișinău.*anunț/,
  )
  await expect(group(page, suggestions.adverts).getByRole('option').first()).toBeVisible()
  await expect(list(page).locator('b').first()).toHaveText(/^chi$/i)
  await box.fill('aparta')
  await expect.poll(() => asked).toHaveLength(2)
  await expect(list(page).locator('b').first()).toHaveText(/^aparta$/i)
  const subcategory = group(page, suggestions.subcategories).getByRole('option').first()
  await expect(subcategory).toContainText(/Aparta.*anunț/)
})

test('a place keeps the words before it, and words that follow keep the place', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await searchBox(page, ro).pressSequentially('apartament în bălț')
  await group(page, suggestions.places).getByRole('option', { name: 'Bălți' }).first().click()
  await expect(page).toHaveURL('/search?q=apartament&l=balti')
  // The page puts its words into the box when it is there, which may be after its address.
  await expect(searchBox(page, ro)).toHaveValue('apartament')

  await search(page, 'garaj')
  await expect(page).toHaveURL('/search?q=garaj&l=balti')
})

test('the arrows go round the list, Enter opens, Escape closes and the arrow brings it back', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/')
  const box = searchBox(page, ro)
  // At once: an answer to its beginning would be followed by another list, in which nothing is chosen.
  await box.fill('apart')
  const options = list(page).getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.last().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowDown')
  await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(box).toHaveValue('apart')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const href = (await options.first().getAttribute('href')) ?? ''
  await box.pressSequentially('a')
  await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('href', href)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await page.waitForTimeout(restMs)
  await expect(list(page)).toHaveCount(0)
})

test('an arrow pressed at the very moment when the list opens chooses', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await page.evaluate(`new MutationObserver((changes, observer) => {
    if (!document.querySelector('[role=listbox] [role=option]')) return
    observer.disconnect()
    const key = { key: 'ArrowUp', bubbles: true, cancelable: true }
    document.querySelector('input[name=q]').dispatchEvent(new KeyboardEvent('keydown', key))
  }).observe(document, { subtree: true, childList: true })`)
  await searchBox(page, ro).fill('apart')
  const options = list(page).getByRole('option')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
})

test('an answer that comes late changes nothing, also after Escape', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  const held: Route[] = []
  await page.route('**/api/adverts/get_adverts.php', async (route) => {
    if (route.request().postData()?.includes('"apart"')) held.push(route)
    else await route.continue()
  })
  /** The browser may have hung up on it already. */
  const answerLate = async (): Promise<void> => {
    await held.shift()?.continue()
    await page.waitForTimeout(restMs)
  }
  const box = searchBox(page, ro)
  await box.pressSequentially('apart')
  await expect.poll(() => held).toHaveLength(1)
  await box.fill('biciclet')
  await expect(list(page)).toContainText(/biciclet/i)
  await answerLate()
  await expect(list(page)).not.toContainText(/apart/i)

  await box.fill('apart')
  await expect.poll(() => held).toHaveLength(1)
  await page.keyboard.press('Escape')
  await answerLate()
  await expect(list(page)).toHaveCount(0)
})

test('what is typed while another search loads stays in the box, and is what Enter searches for', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/')
  const held: Route[] = []
  await page.route('**/api/adverts/get_adverts.php', async (route) => {
    if (route.request().postData()?.includes('"canapea"')) held.push(route)
    else await route.continue()
  })
  // Taking the handler off answers what it holds.
  const box = searchBox(page, ro)
  await box.fill('canapea')
  await page.keyboard.press('Enter')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await box.fill('bicicletă')
  await page.unroute('**/api/adverts/get_adverts.php')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'canapea')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('canapea')

  await expect(box).toHaveValue('bicicletă')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'bicicletă')

  // Back: the box says what the list is of.
  await page.goBack()
  await expect(box).toHaveValue('canapea')
})

test('what is typed at the moment when another search appears stays in the box', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await page.evaluate(`new MutationObserver((changes, observer) => {
    if (!document.querySelector('h1')?.textContent.includes('canapea')) return
    observer.disconnect()
    const input = document.querySelector('input[name=q]')
    input.focus()
    input.select()
    document.execCommand('insertText', false, 'bicicletă')
  }).observe(document, { subtree: true, childList: true, characterData: true })`)
  await searchBox(page, ro).fill('canapea')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('canapea')
  await page.waitForTimeout(restMs)
  await expect(searchBox(page, ro)).toHaveValue('bicicletă')
})

for (const screen of [desktop, phone]) {
  test(`own searches wait in the empty box and go when told to (${screen.viewport.width} px)`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    await open(page, '/')
    await search(page, 'canapea')
    await search(page, 'bicicletă')
    await search(page, 'Canapea')
    await open(page, '/')
    const recent = group(page, suggestions.recent).getByRole('option')
    const box = searchBox(page, ro)
    await box.click()
    await expect(recent).toHaveText(['Canapea', 'bicicletă'])
    await expect(page.getByText(suggestions.recentNote)).toBeVisible()

    // Typing narrows them, from the first letter and without asking.
    await box.pressSequentially('bi')
    await expect(recent).toHaveText(['bicicletă'])
    await box.fill('')
    await page.getByRole('button', { name: suggestions.forget('Canapea') }).click()
    await expect(recent).toHaveText(['bicicletă'])
    await recent.first().click()
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('bicicletă')}`)

    await open(page, '/')
    await box.click()
    await page.getByRole('button', { name: suggestions.forgetAll }).click()
    await expect(list(page)).toHaveCount(0)
    await page.reload()
    await box.click()
    await page.waitForTimeout(restMs)
    await expect(list(page)).toHaveCount(0)
  })
}

test('own searches are reached and forgotten with the keyboard', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  await search(page, 'scaun')
  await search(page, 'masă')
  await open(page, '/')
  await searchBox(page, ro).focus()
  const recent = group(page, suggestions.recent).getByRole('option')
  await expect(recent).toHaveText(['masă', 'scaun'])

  const { where, anywhere, search: submit } = ro.layout
  for (const name of [
    ...[`${where}: ${anywhere}`, submit],
    ...[suggestions.forgetAll, suggestions.forget('masă')],
  ]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(recent).toHaveText(['scaun'])
  await expect(searchBox(page, ro)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
})

test('who types on is not asked about at every letter', async ({ arrive }) => {
  const page = await arrive(desktop)
  const asked = suggestionsAsked(page)
  await open(page, '/')
  await searchBox(page, ro).pressSequentially('apartament', { delay: 30 })
  await expect(list(page).getByRole('option').first()).toBeVisible()
  await page.waitForTimeout(restMs)
  // One, but for a machine that halts for a moment between two letters.
  expect(asked.length).toBeLessThanOrEqual(3)
  expect(asked.at(-1)).toContain('"apartament"')
})
