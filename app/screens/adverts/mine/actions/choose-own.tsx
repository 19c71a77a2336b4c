import type { ReactElement } from 'react'
import { noPhoto, smallThumbnail } from '../../../../lib/browser/images.ts'
import { myAdvertsTexts } from '../../texts.ts'
import { useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../../parts/forms/button.tsx'
import { EmptyState } from '../../../../parts/feedback/empty.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { Pagination } from '../../../../parts/lists/pagination.tsx'
import { statusText, type OwnCard } from '../own-lines.ts'
import { editPath } from './own-permissions.ts'
import css from './choose-own.module.css'

interface ChooseOwnProps {
  readonly adverts: readonly OwnCard[]
  readonly page: number
  readonly pages: number
}

/** Own adverts with links to their edit forms. */
export function ChooseOwn({ adverts, page, pages }: ChooseOwnProps): ReactElement {
  const t = useTexts()
  const own = myAdvertsTexts.use()
  const link = useLink()
  if (adverts.length === 0) {
    return (
      <EmptyState icon="tag" title={own.empty.all} heading>
        <p>{own.empty.hint}</p>
        <ButtonLink kind="primary" href={link('/add-advert')}>
          {t.adverts.add.title}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className={css['page']}>
      <h1>{own.edit.choose}</h1>
      <ul className={css['list']}>
        {adverts.map(({ id, title, lang, images: [photo], status, isPublic }) => (
          <li key={id}>
            <a className={css['line']} href={link(editPath({ id, status }))}>
              <img
                className={css['photo']}
                src={photo ? smallThumbnail(photo) : noPhoto}
                alt=""
                width={80}
                height={60}
                loading="lazy"
              />
              <span>
                <span className={css['title']} lang={lang}>
                  {title || t.adverts.noTitle}
                </span>
                <span className={css['state']}>{statusText({ status, isPublic }, own)}</span>
              </span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} />
    </div>
  )
}
