import type { ReactElement } from 'react'
import { routes } from '../../../../lib/browser/addresses.ts'
import { useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { advertPageTexts } from '../texts.ts'
import css from './safety-note.module.css'

type Kind = keyof ReturnType<typeof advertPageTexts.of>['safety']

/** What is bought in a category, by the tips that help there; the other categories have the general ones alone. */
const kinds: Readonly<Partial<Record<string, Kind>>> = {
  transport: 'vehicles',
  imobiliare: 'homes',
  telefoane: 'devices',
  calculatoare: 'devices',
  electronice: 'appliances',
  electrocasnice: 'appliances',
  munca: 'jobs',
  servicii: 'services',
  constructii: 'services',
  animale: 'animals',
  'turism-evenimente': 'travel',
}

/** How to buy safely: of things like this one, and in general. */
export function SafetyNote({ category }: { readonly category: string }): ReactElement {
  const { safety } = useTexts().advert
  const texts = advertPageTexts.use()
  const link = useLink()
  const kind = kinds[category]
  return (
    <section className={css['safety']}>
      <Icon name="shield-check" size={24} />
      <div>
        <h2 className={css['title']}>{safety.title}</h2>
        {kind && <p className={css['tip']}>{texts.safety[kind]}</p>}
        <p className={css['line']}>{safety.text}</p>
        <a href={link(routes.article('safety'))}>{safety.more}</a>
      </div>
    </section>
  )
}
