import { expect, test } from 'vitest'
import { dataElement, escapeJson } from '../document.ts'
import { filledPage, templateOf, templateUser } from './page-template.ts'

const ion = { id: '7', username: 'ion', email: 'ion@example.md', status: 'active' }
const card = (id: number, isMarked = false): string =>
  `<li data-advert="${id}"><a href="/advert/${id}">x</a><button aria-pressed="${isMarked}"></button></li>`

function page(body: string, me: object, favorites: readonly string[] = [], more = {}): string {
  const layout = { me, device: 'mobile', favorites, ...more }
  return `<main>${body}</main>${dataElement}${escapeJson({ loaderData: { layout } })}</script>`
}

function templateOfHtml(html: string, status = 200) {
  return templateOf({ status, html, tags: [] })
}

test('user, favourites and the hearts of cards are filled in', () => {
  const toggle = '<button aria-pressed="false">List</button>'
  const html = page(`${toggle}${card(1)}${card(2)}${toggle}${card(1)}`, templateUser)

  const template = templateOfHtml(html)

  const filled = template && filledPage(template, ion, ['1', '9']).toString()
  const body = `${toggle}${card(1, true)}${card(2)}${toggle}${card(1, true)}`
  expect(filled).toBe(page(body, ion, ['1', '9']))
})

test('what a person wrote cannot leave the data of the page', () => {
  const template = templateOfHtml(page('', templateUser))
  const hostile = { ...ion, username: '</script><script>' }

  expect(template && filledPage(template, hostile, []).toString()).toBe(page('', hostile))
})

test('a page that shows more of a user, lacks a part or failed is no template', () => {
  const { username } = templateUser
  expect(templateOfHtml(page(`<b>${username}</b>`, templateUser))).toBeNull()
  expect(templateOfHtml(page('', templateUser, [], { greeting: username }))).toBeNull()
  expect(templateOfHtml(page('', ion))).toBeNull()
  expect(templateOfHtml(page('', templateUser, ['1']))).toBeNull()
  expect(templateOfHtml(page('', templateUser, [], { other: { favorites: [] } }))).toBeNull()
  expect(templateOfHtml(page('', templateUser), 404)).toBeNull()
  expect(templateOfHtml('<p>503</p>')).toBeNull()
})

test('a page names the sellers who must not get it filled in', () => {
  const items = [{ ownerId: '7' }, { ownerId: '12' }]

  expect(templateOfHtml(page('', templateUser, [], { items }))?.owners).toEqual(
    new Set(['7', '12']),
  )
})
