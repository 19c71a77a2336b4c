import { useId, useState, type ReactElement } from 'react'
import { useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { advertPageTexts } from '../texts.ts'
import type { ShownAdvert } from '../detail.ts'
import { isLong, type Block } from './blocks.ts'
import css from './description.module.css'

type Described = Pick<ShownAdvert, 'blocks' | 'descriptionLang' | 'textLang'>

/** The description with its lists; a long one is folded where it can be unfolded. */
export function Description({ advert }: { readonly advert: Described }): ReactElement {
  const t = useTexts()
  const lang = useLang()
  const texts = advertPageTexts.use()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { blocks, descriptionLang, textLang } = advert
  const isFolded = !isOpen && isLong(blocks)
  return (
    <>
      {descriptionLang !== lang && descriptionLang !== textLang && (
        <p className={css['note']}>{t.advert.writtenIn[descriptionLang]}</p>
      )}
      <div id={id} className={css[isFolded ? 'folded' : 'description']} lang={descriptionLang}>
        {blocks.length > 0
          ? blocks.map((block, index) => <Part key={index} block={block} />)
          : t.advert.noDescription}
      </div>
      {isLong(blocks) && (
        <button
          type="button"
          className={`${css['more']} needs-script`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.showLess : texts.showAll}
        </button>
      )}
    </>
  )
}

function Part({ block }: { readonly block: Block }): ReactElement {
  if (block.kind === 'text') return <p>{block.text}</p>
  const items = block.items.map((item, index) => <li key={index}>{item}</li>)
  return block.kind === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>
}
