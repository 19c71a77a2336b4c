import type { ReactElement } from 'react'
import { site } from '#contract/site/site.ts'
import { routes } from '../lib/browser/addresses.ts'
import { useTexts } from '../lib/texts/texts.ts'
import { Logo } from '../parts/icons/logo.tsx'
import css from './footer.module.css'
import { useLayout, type MenuLine } from './loader.ts'
import { MenuLink } from './menu/menu-link.tsx'

const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['telegram', 'Telegram'],
  ['viber', 'Viber'],
  ['whatsapp', 'WhatsApp'],
] as const

export function Footer(): ReactElement {
  const t = useTexts()
  const { menus } = useLayout()
  const terms = { href: routes.article('terms-of-use'), label: t.content.terms.title }
  const transparency = { href: '/transparency', label: t.layout.transparency }
  const pricing = { href: '/pricing', label: t.layout.pricing }
  const information = [pricing, ...menus.information.filter(({ href }) => href !== pricing.href)]
  // The link to the terms is shown even when the menu could not be loaded.
  const isMissingTerms = ![...information, ...menus.support].some(({ href }) => href === terms.href)
  return (
    <footer className={css['footer']}>
      <div className={`page ${css['columns']}`}>
        <div className={css['brand']}>
          <Logo name={t.site.name} />
          <p>{t.site.tagline}</p>
        </div>
        <Menu
          title={t.layout.information}
          links={isMissingTerms ? [...information, terms] : information}
        />
        <Menu title={t.layout.support} links={[...menus.support, transparency]} />
        <Social />
      </div>
      <p className={`page ${css['source']}`}>
        <a href="https://www.geonames.org/" rel="noopener">
          {t.layout.places}
        </a>
      </p>
      <p className={`page ${css['source']} needs-script`}>
        <a href="#cookies">{t.layout.cookies.settings}</a>
      </p>
    </footer>
  )
}

function Menu({
  title,
  links,
}: {
  title: string
  links: readonly MenuLine[]
}): ReactElement | null {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2 className={css['title']}>{title}</h2>
      <ul className={css['links']}>
        {links.map((line) => (
          <li key={`${line.href} ${line.label}`}>
            <MenuLink line={line} className={css['link']} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Social(): ReactElement {
  const t = useTexts()
  return (
    <section>
      <h2 className={css['title']}>{t.layout.follow}</h2>
      <ul className={css['social']}>
        {networks.map(([network, name]) => (
          <li key={network}>
            <a
              className={css['network']}
              href={site.social[network]}
              rel="noopener"
              aria-label={name}
              title={name}
            >
              <svg width={22} height={22} fill="currentColor" aria-hidden="true">
                <use href={`/assets/marks.svg#${network}`} />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
