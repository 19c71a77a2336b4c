import { afaceri } from './afaceri.ts'
import { agricultura } from './agricultura.ts'
import { animale } from './animale.ts'
import { calculatoare } from './calculatoare.ts'
import { casaGradina } from './casa-gradina.ts'
import { constructii } from './constructii.ts'
import { copii } from './copii.ts'
import { diverse } from './diverse.ts'
import { electrocasnice } from './electrocasnice.ts'
import { electronice } from './electronice.ts'
import { frumuseteSanatate } from './frumusete-sanatate.ts'
import { imobiliare } from './imobiliare.ts'
import { moda } from './moda.ts'
import { munca } from './munca.ts'
import { servicii } from './servicii.ts'
import { sportHobby } from './sport-hobby.ts'
import { telefoane } from './telefoane.ts'
import { transport } from './transport.ts'
import { turismEvenimente } from './turism-evenimente.ts'
import type { CategoryRecipes } from './recipe.ts'

/** How adverts are written, by category slug and then by subcategory slug. */
export const recipes: Readonly<Record<string, CategoryRecipes>> = {
  transport,
  imobiliare,
  telefoane,
  calculatoare,
  electronice,
  electrocasnice,
  'casa-gradina': casaGradina,
  constructii,
  moda,
  copii,
  'frumusete-sanatate': frumuseteSanatate,
  'sport-hobby': sportHobby,
  animale,
  agricultura,
  munca,
  servicii,
  afaceri,
  'turism-evenimente': turismEvenimente,
  diverse,
}
