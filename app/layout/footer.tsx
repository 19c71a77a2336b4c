import type { ReactElement } from 'react'
import type { SiteOperator } from '#contract/content.ts'
import { routes } from '../lib/browser/addresses.ts'
import { useTexts } from '../lib/texts/texts.ts'
import { Logo } from '../parts/icons/logo.tsx'
import css from './footer.module.css'
import { useLayout, type MenuLine } from './loader.ts'
import { MenuLink } from './menu/menu-link.tsx'

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  viber: 'Viber',
  whatsapp: 'WhatsApp',
} as const

export function Footer(): ReactElement {
  const t = useTexts()
  const { menus, settings } = useLayout()
  const { networks } = settings.operator
  const terms = { href: routes.article('terms-of-use'), label: t.content.terms.title }
  const transparency = { href: '/transparency', label: t.layout.transparency }
  const helpDesk = { href: '/help-desk', label: t.layout.helpDesk }
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
          <Operator operator={settings.operator} />
        </div>
        <Menu
          title={t.layout.information}
          links={isMissingTerms ? [...information, terms] : information}
        />
        <Menu title={t.layout.support} links={[helpDesk, ...menus.support, transparency]} />
        {networks.length > 0 && <Social networks={networks} />}
      </div>
      <p className={`page ${css['small']}`}>
        <a className="needs-script" href="#cookies">
          {t.layout.cookies.settings}
        </a>
        <a href="https://www.geonames.org/" rel="noopener">
          {t.layout.places}
        </a>
      </p>
    </footer>
  )
}

interface MenuProps {
  readonly title: string
  readonly links: readonly MenuLine[]
}

function Menu({ title, links }: MenuProps): ReactElement | null {
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

/** Who runs the site, as far as the settings say it. */
function Operator({ operator }: { operator: SiteOperator }): ReactElement | null {
  const { name, idno, address, phone } = operator
  if (!name && !address && !phone) return null
  return (
    <address className={css['operator']}>
      {name && (
        <span>
          {name}, IDNO {idno}
        </span>
      )}
      {address && <span>{address}</span>}
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
    </address>
  )
}

function Social({ networks }: Pick<SiteOperator, 'networks'>): ReactElement {
  const t = useTexts()
  return (
    <section className={css['wide']}>
      <h2 className={css['title']}>{t.layout.follow}</h2>
      <ul className={css['social']}>
        {networks.map(({ network, href }) => (
          <li key={network}>
            <a
              className={css['network']}
              href={href}
              rel="noopener"
              aria-label={networkNames[network]}
              title={networkNames[network]}
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
