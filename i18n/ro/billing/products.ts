import { countedDays } from '../../counted.ts'
import { plural } from '../../plural.ts'

const promotionForms = { one: 'o promovare', few: '# promovări', other: '# de promovări' }

/** What is sold, also on invoices. */
export const products = {
  names: {
    bumps: (promotions: number) => `Pachet: ${plural('ro', promotions, promotionForms)}`,
    top: (days: number) => `Loc plătit în listă, ${countedDays('ro', days)}`,
    highlight: (days: number) => `Evidențiere, ${countedDays('ro', days)}`,
    urgent: (days: number) => `Marcaj „Urgent”, ${countedDays('ro', days)}`,
    plan: (days: number, promotions: number) =>
      `Plan pentru companii, ${countedDays('ro', days)}: ${plural('ro', promotions, promotionForms)}`,
  },
  of: (name: string, title: string) => `${name}: „${title}”`,
  /** Headings of the price list. */
  kinds: {
    bumps: 'Pachete de promovări',
    top: 'Loc plătit în listă',
    highlight: 'Evidențiere',
    urgent: 'Marcaj „Urgent”',
    plan: 'Planuri pentru companii',
  },
  /** What it does. */
  about: {
    bumps:
      'Promovări pentru oricare dintre anunțurile tale, după ce se termină cele gratuite. Nu expiră.',
    top: 'Anunțul stă într-un loc marcat ca plătit, deasupra listei.',
    highlight: 'Cardul anunțului are un fundal care iese în evidență în listă.',
    urgent: 'Pe card și în pagina anunțului scrie „Urgent”.',
    plan: 'Promovări pentru toate anunțurile companiei, valabile în această perioadă.',
  },
}
