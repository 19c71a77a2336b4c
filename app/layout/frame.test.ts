import { createElement as h } from 'react'
import { describe, expect, test } from 'vitest'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { markupOf, wordsOf } from '#tests/support/app/markup.ts'
import { BottomBar } from './bottom-bar.tsx'
import { LanguageSwitch } from './menu/language-switch.tsx'
import { Footer } from './footer.tsx'
import { VisitorEntries } from './overlays/account-entries.tsx'
import { accountLinks } from './overlays/account-links.ts'
import { TopBar } from './top-bar.tsx'

const ana = { id: '3', username: 'ana', email: '', status: 'active' }
const linksOf = (markup: string): string[] =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

describe('the top bar', () => {
  test('offers a visitor the login, over the page or on one of its own', () => {
    const markup = markupOf(h(TopBar, { me: null }))
    expect(markup).toMatch(/<a [^>]*href="\/login" data-opens="login"/)
    expect(markup).not.toContain('account-menu')
  })

  test('gives a user the whole account menu', () => {
    const markup = markupOf(h(TopBar, { me: ana }), { me: ana })
    for (const { path } of accountLinks(ro, { isSelling: false }))
      expect(linksOf(markup)).toContain(path)
    expect(wordsOf(markup)).toContain(ro.layout.logOut)
    expect(linksOf(markup)).not.toContain('/login')
  })

  test('has the console in the account menu of staff alone', () => {
    const admin = { ...ana, isStaff: true } as const
    expect(linksOf(markupOf(h(TopBar, { me: admin }), { me: admin }))).toContain('/admin')
    expect(linksOf(markupOf(h(TopBar, { me: ana }), { me: ana }))).not.toContain('/admin')
  })

  test('leads to all of bills where something is sold', () => {
    const paths = (isSelling: boolean) => accountLinks(ro, { isSelling }).map(({ path }) => path)
    const ofBills = ['/my-bills', '/my-bills-history', '/my-payment-methods']
    expect(paths(true)).toEqual(expect.arrayContaining(ofBills))
    for (const path of ofBills) expect(paths(false)).not.toContain(path)
  })

  test('leads on in the language of the page', () => {
    const own = linksOf(markupOf(h(TopBar, { me: ana }), { t: ru, me: ana }))
    // Only the language switch links to other languages.
    expect(own.filter((href) => !href.startsWith('/ru'))).toEqual(['/', '/en'])
  })
})

describe('a guest in need of help', () => {
  test('finds the help desk in the account menu', () => {
    expect(linksOf(markupOf(h(VisitorEntries)))).toContain('/help-desk')
  })

  test('finds it in the footer', () => {
    expect(linksOf(markupOf(h(Footer), { t: ru }))).toContain('/ru/help-desk')
  })
})

describe('the bar under the thumb', () => {
  test('leads a visitor to the login where a user has an account and messages', () => {
    expect(linksOf(markupOf(h(BottomBar, { isLoggedIn: false })))).toEqual([
      ...['/', '/#categories', '/add-advert', '/login', '/login?next=%2Fmy-messages'],
    ])
    expect(linksOf(markupOf(h(BottomBar, { isLoggedIn: true })))).toEqual([
      ...['/', '/#categories', '/add-advert', '/my-dashboard', '/my-messages'],
    ])
  })

  test('marks where one is', () => {
    const markup = markupOf(h(BottomBar, { isLoggedIn: true }), { at: '/my-messages' })
    expect(markup).toMatch(/href="\/my-messages"[^>]*aria-current="page"/)
    expect(markup.match(/aria-current/g)).toHaveLength(1)
  })

  test('leads to the categories of the home page in its own language', () => {
    expect(linksOf(markupOf(h(BottomBar, { isLoggedIn: false }), { t: ru }))[1]).toBe(
      '/ru#categories',
    )
  })
})

describe('the language switch', () => {
  test('keeps the page and all that its address says', () => {
    const markup = markupOf(h(LanguageSwitch), { at: '/search?q=bmw&l=soroca' })
    expect(linksOf(markup)).toEqual([
      '/search?q=bmw&amp;l=soroca',
      '/ru/search?q=bmw&amp;l=soroca',
      '/en/search?q=bmw&amp;l=soroca',
    ])
  })

  test('loads a document: the texts are other ones', () => {
    expect(markupOf(h(LanguageSwitch)).match(/data-document/g)).toHaveLength(3)
  })

  test('names each language in itself', () => {
    expect(markupOf(h(LanguageSwitch), { t: ru })).toMatch(
      /lang="ru" aria-label="Ру, Русский" aria-current="true"/,
    )
  })
})
