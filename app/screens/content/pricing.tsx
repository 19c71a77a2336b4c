import type { ReactElement } from 'react'
import { pricingTexts } from '../../lib/pricing-texts.ts'
import type { Head } from '../../lib/screen.ts'
import { useLink } from '../../lib/texts.ts'
import { ButtonLink } from '../../parts/button.tsx'
import css from './content.module.css'

export const texts = [pricingTexts]

export const head: Head = ({ lang }) => pricingTexts.of(lang).head

export function Component(): ReactElement {
  const link = useLink()
  const t = pricingTexts.use()
  return (
    <div className={css['article']}>
      <h1>{t.title}</h1>
      <p className={css['lead']}>{t.lead}</p>
      <table className={css['prices']}>
        <thead>
          <tr>
            <th scope="col">{t.service}</th>
            <th scope="col">{t.limit}</th>
            <th scope="col">{t.price}</th>
          </tr>
        </thead>
        <tbody>
          {t.rows.map(({ name, limit }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{limit}</td>
              <td>{t.free}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t.change}</p>
      <ButtonLink kind="primary" href={link('/add-advert')}>
        {t.post}
      </ButtonLink>
    </div>
  )
}
