import type { ReactElement } from 'react'
import { Button } from '../../../../parts/forms/button.tsx'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Avatar } from '../../../../parts/icons/avatar.tsx'
import { myAdvertsTexts } from '../../texts.ts'
import css from './sell-dialog.module.css'
import type { Sale } from './use-sale.ts'

/** Asks who bought an advert: somebody who wrote about it, or somebody else. */
export function SellDialog({ sale }: { sale: Sale }): ReactElement {
  const t = myAdvertsTexts.use().sell
  const { asked, isBusy } = sale
  return (
    <Dialog open={asked !== null} onClose={sale.close} title={t.title}>
      <p className={css['about']}>{t.text}</p>
      <ul className={css['people']}>
        {asked?.people.map((person) => (
          <li key={person.id}>
            <Button
              className={css['person']}
              busy={isBusy}
              onPress={() => sale.sell(asked.advertId, person)}
            >
              <Avatar name={person.avatar} isCompany={false} size={56} />
              {person.name}
            </Button>
          </li>
        ))}
        <li>
          <Button
            className={css['person']}
            busy={isBusy}
            onPress={() => asked && sale.sell(asked.advertId, null)}
          >
            {t.elsewhere}
          </Button>
        </li>
      </ul>
    </Dialog>
  )
}
