import { readFile } from 'node:fs/promises'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { chatbotCalls } from '#contract/chatbot.ts'
import { logIn, registerSomebody } from './accounts.ts'
import { withMarket } from '../market.ts'
import { ask, cpuOf, cpuOfPage, site, type Served } from '../served.ts'
import { table, type Figure } from '../table.ts'

/** A full page of the list. */
const bills = 20

/** CPU ms of an article, of a page of somebody's bills, and of an answer of the help bot. */
export async function measureHelpAndBills(served: Served, dataDir: string): Promise<Figure[]> {
  const line = table('help and bills', 'Help and bills, not cached, CPU ms')
  const article = await cpuOfPage(served, '/article/payments-and-bills')
  const cookie = await buyerWithBills(dataDir)
  const answer = await cpuOf(served, await questioner())
  return [
    line({ name: 'an article', most: 3, value: article }),
    line({
      name: `${bills} bills of somebody logged in`,
      most: 6,
      value: await cpuOfPage(served, '/my-bills', cookie),
    }),
    line({ name: 'an answer of the help bot', most: 8, value: answer }),
  ]
}

/** Returns the session cookie. */
async function buyerWithBills(dataDir: string): Promise<string> {
  const who = await registerSomebody(site)
  await withMarket(dataDir, 1, async ({ sql }) => {
    await sql`
      with issued as (
        insert into bills (year, serial, buyer_id, is_company, buyer_name, state, total_bani, vat_bani, issued_at,
          expires_at, paid_at)
        select 2026, nth, u.id, false, u.username, 'paid', 4900, 817, now(), now() + interval '7 days', now()
        from users u, generate_series(1, ${bills}::int) nth
        where u.phone = ${who.phone}
        returning id
      )
      insert into bill_lines (bill_id, position, product_code, kind, days, promotions, total_bani, vat_rate, vat_bani)
      select id, 1, 'bumps-5', 'bumps', 0, 5, 4900, 20, 817 from issued`
  })
  return logIn(site, who)
}

/** Asks the questions of the tests in turn, each from another address, because an address may ask a few hundred. */
async function questioner(): Promise<() => Promise<void>> {
  const { path, action } = chatbotCalls.ask
  const text = await readFile(new URL('../../help/questions.jsonl', import.meta.url), 'utf8')
  const questions = text
    .split('\n')
    .filter(Boolean)
    .map((one): { question: string } => JSON.parse(one))
  const { token } = accountCalls.getToken.output.parse(
    JSON.parse(await ask(accountCalls.getToken.path, accountCalls.getToken, {})),
  )
  let nth = 0
  return async () => {
    const message = questions[nth % questions.length]?.question
    const from = `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`
    nth++
    const response = await fetch(`${site}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ action, message, token }),
    })
    const answer: { success: boolean } = JSON.parse(await response.text())
    if (!answer.success) throw new Error(`${message}: ${JSON.stringify(answer)}`)
  }
}
